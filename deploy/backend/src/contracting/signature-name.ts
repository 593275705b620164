/** Longest name that is taken, in characters. */
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
 * Whether a typed name signs for the buyer whom the contract names: the same name, whatever its spacing, capitals or apostrophes.
 * Any name of two letters or more signs a contract that names nobody. Undefined when it does.
 */
export function signatureFault(typed: string, buyerName: string): SignatureFault | undefined {
  const name = plain(typed);
  if (name.length < 2) return 'missing';
  if (name.length > maxSignatureLength) return 'too-long';
  return buyerName === '' || name === plain(buyerName) ? undefined : 'other-name';
}
