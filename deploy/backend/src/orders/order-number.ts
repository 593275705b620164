import type { Random } from '../ports/index.ts';

/** Digits and letters that are not easily confused. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Twelve letters (60 random bits) in groups of four: an order number cannot be guessed from another (T37). */
export function orderNumberOf(bytes: Uint8Array): string {
  const text = Array.from(bytes.slice(0, 12), (byte) => letters[byte % letters.length]).join('');
  return `FC-${text.match(/.{4}/g)?.join('-') ?? ''}`;
}

/** Returns an order number typed by a user in its stored form; other text is only converted to upper case. */
export function normalizeOrderNumber(text: string): string {
  const letters = text.toUpperCase().replace(/[^0-9A-Z]/g, '');
  const groups = /^FC(.{4})(.{4})(.{4})$/.exec(letters);
  return groups ? ['FC', ...groups.slice(1)].join('-') : text.toUpperCase();
}

/** Generates a new order number. */
export function generateOrderNumber(random: Random): string {
  return orderNumberOf(random.bytes(12));
}

/** Generates the reference of an order's deal; as hard to guess as the order number. */
export function generateDealRef(random: Random): string {
  return `deal-${random.uuid()}`;
}
