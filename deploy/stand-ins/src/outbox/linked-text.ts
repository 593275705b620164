/** A piece of a message: text, or a clickable web address. */
export interface TextPiece {
  readonly text: string;
  readonly isLink: boolean;
}

const address = /https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)]/g;

/**
 * Splits the text into pieces, with its http and https addresses separate and without the punctuation that
 * ends their sentence.
 */
export function linkedText(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let at = 0;
  for (const found of text.matchAll(address)) {
    if (found.index > at) pieces.push({ text: text.slice(at, found.index), isLink: false });
    pieces.push({ text: found[0], isLink: true });
    at = found.index + found[0].length;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), isLink: false });
  return pieces;
}
