/** A typed or pasted code without the spaces and dashes that group its digits, cut at `length` characters. */
export function cleanedCode(text: string, length: number): string {
  return text.replace(/[\s\p{Dash_Punctuation}]/gu, '').slice(0, length);
}
