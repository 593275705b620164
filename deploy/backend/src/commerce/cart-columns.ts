import type { CartChoices } from '@forecourt/shared-contracts/commerce';
import type { CartRow } from './cart-rows.ts';

type Columns = Pick<
  CartRow,
  'vin' | 'purchaseType' | 'zipCode' | 'downPaymentCents' | 'termMonths' | 'creditTier' | 'annualMiles'
>;

/**
 * Returns the columns of a cart after a request. If it names what the shopper has chosen and the cart has the same vehicle, the cart's own
 * choices stay beside those; terms of another purchase type do not.
 */
export function mergedColumns(before: CartRow | undefined, body: CartChoices): Columns {
  const { chosen } = body;
  const wanted = columnsOf(body);
  if (!chosen || before?.vin !== body.vin) return wanted;
  const { purchaseType, zipCode, downPaymentCents, termMonths, creditTier, annualMiles } = before;
  const zip = { zipCode: (chosen.includes('zipCode') ? wanted.zipCode : zipCode) ?? wanted.zipCode };
  const isZipOnly = chosen.every((name) => name === 'zipCode');
  if (purchaseType !== body.purchaseType && !isZipOnly) return { ...wanted, ...zip };
  const own = { purchaseType, downPaymentCents, termMonths, creditTier, annualMiles };
  const names = columnNames(body.purchaseType, chosen);
  const made = Object.entries(wanted).filter(([name, value]) => value !== null && names.has(name));
  return { ...wanted, ...own, ...zip, ...Object.fromEntries(made) };
}

/** The columns that these choices fill. The terms of a loan say nothing about a lease. */
function columnNames(type: CartChoices['purchaseType'], chosen: readonly string[]): ReadonlySet<string> {
  if (type !== 'Lease') return new Set(chosen);
  const names = chosen.filter((name) => name.startsWith('lease.') || name === 'creditTier');
  const columns = names.map((name) => name.replace('lease.', ''));
  return new Set(columns.map((name) => (name === 'dueAtSigningCents' ? 'downPaymentCents' : name)));
}

function columnsOf({ vin, purchaseType, ...choices }: CartChoices): Columns {
  return {
    vin,
    purchaseType,
    zipCode: choices.zipCode ?? null,
    downPaymentCents: choices.downPaymentCents ?? null,
    termMonths: choices.termMonths ?? null,
    creditTier: choices.creditTier ?? null,
    annualMiles: choices.annualMiles ?? null,
  };
}
