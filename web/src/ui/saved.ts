const TYPES: Readonly<Record<string, string>> = { json: 'application/json', toml: 'application/toml', txt: 'text/plain' };

/** A text leaves the page as a file; its name says of what type it is. */
export function saved(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: TYPES[name.split('.').at(-1)!]! }));
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  URL.revokeObjectURL(address);
}
