/** How a test card behaves. */
export type CardBehavior =
  | 'success'
  | 'declined'
  | 'insufficient-funds'
  | 'authentication'
  | 'slow'
  | 'review';

/** A card number known to the stand-in. */
export interface TestCard {
  readonly number: string;
  readonly behavior: CardBehavior;
  /** What happens, as described in the frame's table and README.md. */
  readonly text: string;
}

/** The documented test cards. Any other number that passes the check digit succeeds. */
export const testCards: readonly TestCard[] = [
  { number: '4242 4242 4242 4242', behavior: 'success', text: 'Succeeds' },
  { number: '4000 0000 0000 0002', behavior: 'declined', text: 'Declined' },
  { number: '4000 0000 0000 9995', behavior: 'insufficient-funds', text: 'Insufficient funds' },
  { number: '4000 0027 6000 3184', behavior: 'authentication', text: 'Authentication fails' },
  { number: '4000 0000 0000 0127', behavior: 'slow', text: 'Answers late, then succeeds' },
  { number: '4000 0000 0000 9235', behavior: 'review', text: 'Held for review, then approved' },
];

/** Returns the behavior of a card, by its digits. */
export function behaviorOf(digits: string): CardBehavior {
  return testCards.find(({ number }) => number.replaceAll(' ', '') === digits)?.behavior ?? 'success';
}
