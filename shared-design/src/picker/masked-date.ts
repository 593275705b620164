/**
 * Formats a date field while typing: adds slashes after month and day when typing at the end. Deletions, edits in the middle and pasted
 * dates are unchanged.
 */
export function maskedDate(before: string, typed: string): string {
  const isAppended = typed.length > before.length && typed.startsWith(before);
  if (!isAppended || !/^[\d/]*$/.test(typed)) return typed.slice(0, 10);
  const grouped = typed
    .replace(/^(\d{2})(\d)/, '$1/$2')
    .replace(/^(\d{1,2}\/\d{2})(\d)/, '$1/$2')
    .replace(/^(\d{2})$/, '$1/')
    .replace(/^(\d{1,2}\/\d{2})$/, '$1/')
    .replace(/\/{2,}/g, '/');
  return grouped.slice(0, 10);
}
