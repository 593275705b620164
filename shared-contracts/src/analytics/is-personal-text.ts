/** An email address, or nine or more digits, as in phone, card and social security numbers. */
const personalWords = /@|(?:\d[\s().-]{0,3}){9,}/;

/** Whether text contains what looks like a person's address or number, which is never sent (SITE-64). */
export function isPersonalText(words: string): boolean {
  return personalWords.test(words);
}
