/**
 * What stands in a date field after typing: slashes come by themselves after month and day while the person types at the end. Deleting
 * and changing in the middle are left alone, and so is a pasted date.
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
