import type { Random } from '../ports/index.ts';

/** Digits and letters that are not easily confused on the phone. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * Generates the reference of a lead for dealer and shopper, `L-7K3F-9QAB`: eight letters, which cannot be
 * guessed from another.
 */
export function generateLeadReference(random: Random): string {
  const text = Array.from(random.bytes(8), (byte) => letters[byte % letters.length]).join('');
  return `L-${text.slice(0, 4)}-${text.slice(4)}`;
}
