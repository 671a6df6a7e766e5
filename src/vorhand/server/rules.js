// Worked examples are played without leaving the page. Without this script the same forms ask for the page anew, with
// the answer in it. What is legal, and every word, comes from the server.

const RULE = /([A-Z]{3}-\d+\.\d+)/;

const [, , first = '', second = ''] = location.pathname.split('/').map(decodeURIComponent);
const rules = first === 'table' ? { table: second } : { rules: `${first}/${second}` };
let asked = 0;

/**
 * The numbers of rules become links to them.
 * @param {string} text
 * @returns {(Node | string)[]}
 */
function linked(text) {
  return text.split(RULE).map((part) => {
    if (!RULE.test(part) || document.getElementById(part) === null) return part;
    return Object.assign(document.createElement('a'), { href: `#${part}`, textContent: part });
  });
}

/**
 * @param {HTMLFormElement} form
 * @param {HTMLElement} button
 * @param {string} attempt
 */
async function play(form, button, attempt) {
  const number = (asked += 1);
  const said = /** @type {HTMLElement} */ (form.querySelector('[role=status]'));
  for (const other of form.querySelectorAll('[data-answer]')) other.removeAttribute('data-answer');
  // Emptied first, so that the same answer is read out again.
  said.replaceChildren();
  const call = { ...rules, lang: document.documentElement.lang, example: form.id, attempt };
  let answer = '';
  /** @type {string[]} */
  let sentences = [form.dataset.failed ?? ''];
  try {
    const response = await fetch('/api/example', { method: 'POST', body: JSON.stringify(call) });
    if (response.ok) {
      const found = await response.json();
      answer = found.allowed ? 'allowed' : 'refused';
      sentences = found.sentences;
    }
  } catch {
    // No answer: so it is said.
  }
  if (number !== asked) return;
  if (answer !== '') button.dataset.answer = answer;
  said.dataset.answer = answer;
  said.replaceChildren(...linked(sentences.join(' ')));
}

for (const form of /** @type {NodeListOf<HTMLFormElement>} */ (document.querySelectorAll('form.example'))) {
  form.addEventListener('submit', (event) => {
    const button = event.submitter;
    if (!(button instanceof HTMLButtonElement)) return;
    event.preventDefault();
    void play(form, button, button.value);
  });
}
