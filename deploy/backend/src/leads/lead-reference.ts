import type { Random } from '../ports/index.ts';

/** Digits and letters that nobody mistakes for each other on the phone. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** By what dealer and shopper name a lead, `L-7K3F-9QAB`: eight letters, not to be guessed from another. */
export function drawLeadReference(random: Random): string {
  const text = Array.from(random.bytes(8), (byte) => letters[byte % letters.length]).join('');
  return `L-${text.slice(0, 4)}-${text.slice(4)}`;
}
