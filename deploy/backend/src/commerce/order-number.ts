import type { Random } from '../ports/index.ts';

/** Digits and letters that nobody mistakes for each other. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Twelve letters (60 random bits) in groups of four: an order number cannot be guessed from another (T37). */
export function orderNumberOf(bytes: Uint8Array): string {
  const text = Array.from(bytes.slice(0, 12), (byte) => letters[byte % letters.length]).join('');
  return `FC-${text.match(/.{4}/g)?.join('-') ?? ''}`;
}

/** An order number as somebody types it, in the form in which it is kept; other text as it is, in upper case. */
export function asOrderNumber(text: string): string {
  const letters = text.toUpperCase().replace(/[^0-9A-Z]/g, '');
  const groups = /^FC(.{4})(.{4})(.{4})$/.exec(letters);
  return groups ? ['FC', ...groups.slice(1)].join('-') : text.toUpperCase();
}

/** A new order number. */
export function drawOrderNumber(random: Random): string {
  return orderNumberOf(random.bytes(12));
}

/** The reference of the deal that belongs to an order; as hard to guess as the number itself. */
export function drawDealRef(random: Random): string {
  return `deal-${random.uuid()}`;
}
