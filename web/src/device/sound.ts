/** A few quiet notes, made here and now: nothing is fetched, and nothing is heard before somebody has touched the page. */

export type Note = 'card' | 'trick' | 'turn' | 'over';

/** Pitch in hertz, and when it begins, in seconds. */
const TONES: Readonly<Record<Exclude<Note, 'card'>, readonly (readonly [number, number])[]>> = {
  trick: [[196, 0]],
  turn: [
    [659, 0],
    [880, 0.13],
  ],
  over: [
    [523, 0],
    [659, 0.12],
    [784, 0.24],
  ],
};
const LOUD = 0.06;
const TONE_S = 0.32;
const TAP_S = 0.05;

let context: AudioContext | null = null;

/** Browsers let a page be heard from the first touch or key on. The answer ends the waiting for it. */
export function listen(): () => void {
  const touched = (): void => {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume();
  };
  addEventListener('pointerdown', touched, true);
  addEventListener('keydown', touched, true);
  if (navigator.userActivation?.isActive) touched();
  return () => {
    removeEventListener('pointerdown', touched, true);
    removeEventListener('keydown', touched, true);
    void context?.close();
    context = null;
  };
}

export function play(note: Note): void {
  if (context !== null) sound(context, note);
}

/** What will be heard, for somebody who is just asking for it. */
export function sample(): void {
  const own = new AudioContext();
  sound(own, 'turn');
  setTimeout(() => void own.close(), 1000);
}

function sound(heard: AudioContext, note: Note): void {
  if (note === 'card') tap(heard);
  else for (const [pitch, after] of TONES[note]) tone(heard, pitch, heard.currentTime + after);
}

function tone(heard: AudioContext, pitch: number, at: number): void {
  const source = new OscillatorNode(heard, { frequency: pitch, type: 'sine' });
  source.connect(fading(heard, at, LOUD, TONE_S));
  source.start(at);
  source.stop(at + TONE_S);
}

/** A card on a table: a breath of noise, low and short. */
function tap(heard: AudioContext): void {
  const buffer = new AudioBuffer({ length: Math.ceil(heard.sampleRate * TAP_S), sampleRate: heard.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < samples.length; n += 1) samples[n] = Math.random() * 2 - 1;
  const filter = new BiquadFilterNode(heard, { type: 'bandpass', frequency: 900, Q: 0.8 });
  const source = new AudioBufferSourceNode(heard, { buffer });
  source.connect(filter).connect(fading(heard, heard.currentTime, 3 * LOUD, TAP_S));
  source.start();
}

function fading(heard: AudioContext, at: number, loud: number, seconds: number): GainNode {
  const gain = new GainNode(heard, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  gain.connect(heard.destination);
  return gain;
}
