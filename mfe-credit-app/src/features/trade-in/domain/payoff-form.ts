import * as v from 'valibot';
import {
  AccountLast4Schema,
  LastNameSchema,
  SsnLast4Schema,
  VinSchema,
} from '@forecourt/shared-contracts/fields';
import { parseCurrency } from '@forecourt/shared-contracts/formats';
import type { Payoff } from '@forecourt/shared-contracts/trade-in';

/** The fields by which a lender finds a loan. */
export const loanSchemas = {
  vin: VinSchema,
  accountLast4: AccountLast4Schema,
  lastName: LastNameSchema,
  ssnLast4: SsnLast4Schema,
} as const;
export type LoanField = keyof typeof loanSchemas;
export const loanFields = Object.keys(loanSchemas) as LoanField[];
export type LoanForm = Readonly<Record<LoanField, string>>;

/** Returns the message key of each invalid field, in page order. */
export function loanFaults(form: LoanForm): { readonly name: LoanField; readonly key: string }[] {
  return loanFields.flatMap((name) => {
    const result = v.safeParse(loanSchemas[name], form[name], { abortPipeEarly: true });
    return result.success ? [] : [{ name, key: result.issues[0].message }];
  });
}

/** Returns what the field of an estimate starts with: the amount of an earlier estimate in dollars, else nothing. */
export function estimateText(payoff: Pick<Payoff, 'source' | 'payoffCents'> | null): string {
  return payoff?.source === 'estimate' ? String(payoff.payoffCents / 100) : '';
}

const mostCents = 99_999_900;

/** Parses a typed estimate: whole cents, or the key of its message. */
export function readEstimate(text: string): { readonly cents: number } | { readonly fault: string } {
  if (text.trim() === '') return { fault: 'required' };
  const cents = parseCurrency(text);
  if (cents === undefined) return { fault: 'amount' };
  return cents >= 1 && cents <= mostCents ? { cents } : { fault: 'range' };
}
