/** Whether score and log stand beside the table; where they do not, buttons open them. */

const query = matchMedia('(min-width: 1100px)');
let wide = $state(query.matches);

query.addEventListener('change', () => {
  wide = query.matches;
});

export function isWide(): boolean {
  return wide;
}
