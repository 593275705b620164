import { parseCurrency } from '@forecourt/shared-contracts/formats';

/** The ends of an amount in whole cents, both included. */
export interface AmountEnds {
  readonly leastCents: number;
  readonly mostCents: number;
}

/** What a typed amount comes to: whole cents, or why it cannot be taken. An empty field is `unfinished`. */
export type TypedAmount =
  | { readonly kind: 'amount'; readonly amountCents: number }
  | { readonly kind: 'unfinished' | 'unreadable' | 'too-little' | 'too-much' };

/** Reads an amount as a person types it and holds it against its ends, in whole dollars where the ends have cents. */
export function typedAmount(text: string, { leastCents, mostCents }: AmountEnds): TypedAmount {
  if (text.trim() === '') return { kind: 'unfinished' };
  const amountCents = parseCurrency(text);
  if (amountCents === undefined || amountCents < 0) return { kind: 'unreadable' };
  if (amountCents < leastCents) return { kind: 'too-little' };
  return amountCents > mostCents ? { kind: 'too-much' } : { kind: 'amount', amountCents };
}
