/** Trims the value of a control in place; true if it changed. */
export function trimmedOnBlur(control: HTMLInputElement | HTMLTextAreaElement): boolean {
  const trimmed = control.value.trim();
  if (trimmed === control.value) return false;
  control.value = trimmed;
  return true;
}
