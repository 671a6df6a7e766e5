/** A sentence for a live region that holds another one: the same words again are news too, which only other text is. */
export function anew(before: string, sentence: string): string {
  return before === sentence ? `${sentence}\u00a0` : sentence;
}
