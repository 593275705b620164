const longestName = 120;
/** Control and direction characters, which could make a name look like another. */
const unseen = /[\p{Cc}\p{Cf}]/gu;

/**
 * Returns the name to show for a file: its own without folders and control characters, else the document type
 * and its index (TRACK-63). Never part of a path of ours (FIELD-100).
 */
export function displayName(sent: string | undefined, docType: string, index: number): string {
  const base = (sent ?? '').split(/[/\\]/).at(-1) ?? '';
  const clean = base.replace(unseen, '').trim();
  if (clean === '' || clean === '.' || clean === '..') return `${docType}${index}`;
  if (clean.length <= longestName) return clean;
  const ending = /\.[^.]{1,5}$/.exec(clean)?.[0] ?? '';
  return clean.slice(0, longestName - ending.length) + ending;
}
