/**
 * Rules of the card fields, used by both the frame and the stand-in's server. Values are strings as typed.
 * @typedef {{ email: string, number: string, expiry: string, cvc: string, name: string, country: string, zip: string }} CardForm
 */

/** @param {string} text */
export function digitsOf(text) {
  return text.replace(/\D/g, '');
}

/** Returns the brand of a card by its first digits, `card` if unknown. @param {string} digits */
export function brandOf(digits) {
  if (/^4/.test(digits)) return 'visa';
  if (/^(5[1-5]|2[2-7])/.test(digits)) return 'mastercard';
  if (/^3[47]/.test(digits)) return 'amex';
  return /^6(011|5)/.test(digits) ? 'discover' : 'card';
}

/** Returns the length of a card's number. @param {string} digits */
export function numberLength(digits) {
  return brandOf(digits) === 'amex' ? 15 : 16;
}

/** Returns the number in its usual groups. @param {string} text */
export function formatNumber(text) {
  const all = digitsOf(text);
  const digits = all.slice(0, numberLength(all));
  const groups =
    brandOf(digits) === 'amex' ? /^(\d{0,4})(\d{0,6})(\d{0,5})$/ : /^(\d{0,4})(\d{0,4})(\d{0,4})(\d{0,4})$/;
  return (groups.exec(digits) ?? []).slice(1).filter(Boolean).join(' ');
}

/** Returns an expiry as 99/9999; `7/29`, `0729` and `07/29` mean July 2029. @param {string} text */
export function formatExpiry(text) {
  const parts = /^\s*(\d)\s*\/\s*(\d*)/.exec(text);
  const digits = parts ? `0${parts[1]}${parts[2]}` : digitsOf(text);
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2, 6)}` : digits;
}

/** Returns an expiry with a four-digit year. @param {string} text */
function completeExpiry(text) {
  const expiry = formatExpiry(text);
  return /^\d{2}\/\d{2}$/.test(expiry) ? `${expiry.slice(0, 3)}20${expiry.slice(3)}` : expiry;
}

/** Returns an expiry as its hint shows it, 99/99; one of another century as it is. @param {string} text */
export function shortExpiry(text) {
  return formatExpiry(text).replace(/^(\d{2}\/)20(\d{2})$/, '$1$2');
}

/** Whether the Luhn check digit is correct. @param {string} digits */
export function hasCheckDigit(digits) {
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number(digits[digits.length - 1 - place]);
    const doubled = digit * 2;
    sum += place % 2 === 0 ? digit : doubled > 9 ? doubled - 9 : doubled;
  }
  return digits.length > 0 && sum % 10 === 0;
}

/** @param {string} number */
function numberError(number) {
  const digits = digitsOf(number);
  if (digits === '') return 'Enter your card number';
  if (digits.length !== numberLength(digits))
    return `Enter all ${numberLength(digits)} digits of your card number`;
  return hasCheckDigit(digits) ? undefined : 'Check your card number: a digit is wrong';
}

/** @param {string} text @param {Date} now */
function expiryError(text, now) {
  if (text.trim() === '') return 'Enter the expiration date, like 07/29';
  const [, month, year] = /^(0[1-9]|1[0-2])\/(20\d\d)$/.exec(completeExpiry(text)) ?? [];
  if (!month || !year) return 'Enter the expiration date as month and year, like 07/29';
  const lastMonth = new Date(Date.UTC(Number(year), Number(month), 1));
  return lastMonth <= now ? 'This card has expired. Use another card' : undefined;
}

/** @param {string} cvc @param {string} number */
function cvcError(cvc, number) {
  const length = brandOf(digitsOf(number)) === 'amex' ? 4 : 3;
  return new RegExp(`^\\d{${length}}$`).test(cvc.trim())
    ? undefined
    : `Enter the ${length} digits of the security code`;
}

/** @param {string} zip @param {string} country */
function zipError(zip, country) {
  if (country === 'US')
    return /^\d{5}$/.test(zip.trim()) ? undefined : 'Enter a billing ZIP code with 5 digits';
  return zip.trim().length >= 3 && zip.trim().length <= 10 ? undefined : 'Enter your billing postal code';
}

/** @param {string} email */
function emailError(email) {
  if (email.trim() === '') return 'Enter your email to get a receipt';
  return /^[^\s@+]+@[^\s@+]+\.[^\s@+]+$/.test(email.trim())
    ? undefined
    : 'Enter an email like name@example.com, without a plus sign';
}

/** @param {string} name */
function nameError(name) {
  if (name.trim() === '') return 'Enter the name on your card';
  return /^[\p{L}\p{M}'’. -]{2,60}$/u.test(name.trim())
    ? undefined
    : 'Enter the name as it is on your card, with letters only';
}

/**
 * Returns errors by field, in the order of the form; empty if the card is valid.
 * @param {CardForm} form @param {Date} now
 * @returns {Record<string, string>}
 */
export function cardErrors(form, now) {
  const errors = {
    email: emailError(form.email),
    number: numberError(form.number),
    expiry: expiryError(form.expiry, now),
    cvc: cvcError(form.cvc, form.number),
    name: nameError(form.name),
    country: /^[A-Z]{2}$/.test(form.country) ? undefined : 'Choose your country',
    zip: zipError(form.zip, form.country),
  };
  return Object.fromEntries(Object.entries(errors).filter(([, text]) => text !== undefined));
}
