import * as v from 'valibot';

/** Bounds in cents: annual income (FIELD-68), housing expense (FIELD-69); the bounds of other monthly income are our own choice. */
export const moneyBounds = {
  annualIncome: { minCents: 100, maxCents: 99_999_900 },
  monthlyHousing: { minCents: 0, maxCents: 9_999_900 },
  monthlyIncome: { minCents: 100, maxCents: 9_999_900 },
} as const;

/** Digits, with or without thousands separators, and at most two decimals; may start with a dollar sign. */
const dollars = /^\$?\s*(?:[0-9]+|[0-9]{1,3}(?:,[0-9]{3})+)(?:\.[0-9]{1,2})?$/;

function centsOf(text: string): number {
  return Math.round(Number(text.replace(/[$,\s]/g, '')) * 100);
}

interface MoneyRule {
  readonly minCents: number;
  readonly maxCents: number;
  /** Prefix of the message keys. */
  readonly name: 'income' | 'housing' | 'monthlyIncome';
}

function moneySchema({ minCents, maxCents, name }: MoneyRule) {
  return v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(`${name}Required`),
    v.regex(dollars, `${name}Digits`),
    v.transform(centsOf),
    v.minValue(minCents, `${name}Min`),
    v.maxValue(maxCents, `${name}Max`),
  );
}

/**
 * Annual income before taxes as typed (`85000`, `$85,000`); the output is integer cents, $1 to $999,999 (FIELD-68). A point followed by
 * three digits is rejected rather than read as a decimal (FIELD-71). Message keys: `incomeRequired`, `incomeDigits`, `incomeMin`,
 * `incomeMax`.
 */
export const AnnualIncomeSchema = moneySchema({ ...moneyBounds.annualIncome, name: 'income' });

/** Monthly housing expense; 0 if there is none. Message keys: `housingRequired`, `housingDigits`, `housingMax`. */
export const MonthlyHousingSchema = moneySchema({ ...moneyBounds.monthlyHousing, name: 'housing' });

/**
 * Monthly income other than from a job. Message keys: `monthlyIncomeRequired`, `monthlyIncomeDigits`, `monthlyIncomeMin`,
 * `monthlyIncomeMax`.
 */
export const MonthlyIncomeSchema = moneySchema({ ...moneyBounds.monthlyIncome, name: 'monthlyIncome' });
