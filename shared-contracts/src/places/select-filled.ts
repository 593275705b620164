/**
 * Selects what a look-up has just put into the field that has focus, so that who was about to type replaces it instead of writing beside it.
 * `name` is the field's name, `text` what was put in; a field without focus, or with other text by now, is left alone. Call it once the text
 * stands in the page.
 */
export function selectFilled(name: string, text: string): void {
  let focused = document.activeElement;
  while (focused?.shadowRoot) focused = focused.shadowRoot.activeElement;
  if (!(focused instanceof HTMLInputElement)) return;
  if (focused.name === name && focused.value === text) focused.select();
}
