/** What can be said with one tap, as the server knows it (src/vorhand/server/protocol.py). */
export const PRESETS = [
  'hello',
  'good-luck',
  'well-played',
  'thanks',
  'sorry',
  'oops',
  'one-moment',
  'back-again',
  'lovely-hand',
  'good-night',
] as const;
