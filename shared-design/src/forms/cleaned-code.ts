/** Removes grouping spaces and dashes from a typed or pasted code, and truncates it to `length` characters. */
export function cleanedCode(text: string, length: number): string {
  return text.replace(/[\s\p{Dash_Punctuation}]/gu, '').slice(0, length);
}
