/** The dollars of a shown amount: 771.23 for `$771.23/mo`. */
export const dollarsOf = (amount: string | null): number => Number(amount?.replaceAll(/[^\d.]/g, ''));

/** An amount as cards show it: `$1,771` for `$1,771.23`. */
export function inWholeDollars(amount: string | null): string {
  const digits = String(Math.round(dollarsOf(amount)));
  return `$${digits.replace(/\B(?=(\d{3})+$)/g, ',')}`;
}

/** An amount with its cents, as it is shown beside a lender's terms: `$1,771.23` for `$1,771.23/mo`. */
export const exactAmount = (amount: string | null): string =>
  amount?.match(/\$[\d,]+\.\d\d/)?.[0] ?? 'no amount';
