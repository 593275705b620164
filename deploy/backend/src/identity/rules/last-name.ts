const plain = (name: string) =>
  name
    .normalize('NFC')
    .replace(/[\u2018\u2019\u02BC]/g, "'")
    .replace(/[\s-]+/g, ' ')
    .trim()
    .toLocaleLowerCase('en');

/** Whether two last names are one: apart from case, the kind of apostrophe, and blanks or hyphens between their parts. */
export function isSameLastName(given: string, kept: string | null): boolean {
  return kept !== null && plain(given) === plain(kept);
}
