/** Formats ten digits as `(xxx) xxx - xxxx` (SITE-80); a leading country code 1 is dropped, anything else is returned unchanged. */
export function formatPhone(phone: string): string {
  const digits = phoneDigits(phone);
  if (digits.length !== 10) return phone;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)} - ${digits.slice(6)}`;
}

/** Returns the digits of a phone number without country code 1. */
export function phoneDigits(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
}

/** A dealer's phone as a panel or a card shows it: the number to dial, `+12075550178`, and the text of the link. */
export interface DealerPhone {
  readonly number: string;
  readonly label: string;
}

/** Returns the phone of a tenant's contact. */
export function dealerPhone(contact: {
  readonly phone: string;
  readonly phoneAbbreviation: string;
}): DealerPhone {
  return { number: `+1${phoneDigits(contact.phone)}`, label: contact.phoneAbbreviation };
}

/** Returns the `href` of a US phone link, `tel:+12075550178`. */
export function phoneHref(phone: string): string {
  return `tel:+1${phoneDigits(phone)}`;
}
