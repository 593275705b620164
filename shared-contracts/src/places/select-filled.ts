/**
 * Selects the text that a lookup has just filled into the focused field, so that typing replaces it instead of adding to it. `name` is the
 * field's name, `text` the filled-in value; a field without focus, or with a different value by now, is left alone. Call it once the text
 * is in the DOM.
 */
export function selectFilled(name: string, text: string): void {
  let focused = document.activeElement;
  while (focused?.shadowRoot) focused = focused.shadowRoot.activeElement;
  if (!(focused instanceof HTMLInputElement)) return;
  if (focused.name === name && focused.value === text) focused.select();
}
