import { formatCurrency, parseCurrency } from '@forecourt/shared-contracts/formats';

/** The limits of an amount in whole cents, both inclusive. */
export interface AmountEnds {
  readonly leastCents: number;
  readonly mostCents: number;
}

/** A parsed amount: whole cents, or why it is rejected. An empty field is `unfinished`. */
export type TypedAmount =
  | { readonly kind: 'amount'; readonly amountCents: number }
  | { readonly kind: 'unfinished' | 'unreadable' | 'too-little' | 'too-much' };

/** Parses a typed amount and checks it against its limits. */
export function typedAmount(text: string, { leastCents, mostCents }: AmountEnds): TypedAmount {
  if (text.trim() === '') return { kind: 'unfinished' };
  const amountCents = parseCurrency(text);
  if (amountCents === undefined || amountCents < 0) return { kind: 'unreadable' };
  if (amountCents < leastCents) return { kind: 'too-little' };
  return amountCents > mostCents ? { kind: 'too-much' } : { kind: 'amount', amountCents };
}

/** The limits as a shopper reads them: in whole dollars, each moved inside, so that what is shown can be entered. */
export function shownEnds({ leastCents, mostCents }: AmountEnds): { least: string; most: string } {
  return {
    least: formatCurrency(Math.ceil(leastCents / 100) * 100),
    most: formatCurrency(Math.floor(mostCents / 100) * 100),
  };
}
