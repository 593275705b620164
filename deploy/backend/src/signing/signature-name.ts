/** Maximum length of a name, in characters. */
export const maxSignatureLength = 80;

function plain(name: string): string {
  return name
    .normalize('NFC')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .toLocaleLowerCase('en');
}

/** What is wrong with a typed signature. */
export type SignatureFault = 'missing' | 'too-long' | 'other-name';

/**
 * Checks whether a typed signature matches the buyer named in the contract, ignoring spacing, capitals and
 * apostrophes. If the contract names no one, any name of two letters or more is accepted. Undefined if it is
 * valid.
 */
export function signatureFault(typed: string, buyerName: string): SignatureFault | undefined {
  const name = plain(typed);
  if (name.length < 2) return 'missing';
  if (name.length > maxSignatureLength) return 'too-long';
  return buyerName === '' || name === plain(buyerName) ? undefined : 'other-name';
}
