// What a browser needs to install the page, made at the end of a build: `worker.js` with the list of all files that are
// named by their contents, and `manifest.webmanifest` with the icons under those names.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const ICONS = [
  { file: 'icon-192.png', sizes: '192x192', purpose: 'any' },
  { file: 'icon-512.png', sizes: '512x512', purpose: 'any' },
  { file: 'icon-maskable-512.png', sizes: '512x512', purpose: 'maskable' },
];

/** @returns {import('vite').Plugin} */
export function installed() {
  const source = (/** @type {string} */ file) => readFileSync(new URL(`../src/assets/${file}`, import.meta.url));
  return {
    name: 'vorhand-installed',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: 'src/worker/worker.ts', fileName: 'worker.js' });
    },
    generateBundle(_, bundle) {
      const icons = ICONS.map(({ file, sizes, purpose }) => {
        const emitted = this.emitFile({ type: 'asset', name: file, source: source(file) });
        return { src: `/${this.getFileName(emitted)}`, sizes, type: 'image/png', purpose };
      });
      const manifest = {
        id: '/',
        name: 'Vorhand',
        short_name: 'Vorhand',
        start_url: '/',
        scope: '/',
        display: 'standalone',
        background_color: '#f7f3ea',
        theme_color: '#f7f3ea',
        icons,
      };
      this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source: JSON.stringify(manifest) });
      const files = Object.keys(bundle).filter((name) => name.startsWith('assets/')).map((name) => `/${name}`).sort();
      const worker = bundle['worker.js'];
      if (worker?.type !== 'chunk') throw new Error('there is no worker.js');
      if (worker.imports.length > 0 || worker.exports.length > 0) throw new Error('worker.js must stand alone');
      const build = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
      worker.code = worker.code.replaceAll('__FILES__', JSON.stringify(files)).replaceAll('__BUILD__', JSON.stringify(build));
    },
  };
}
