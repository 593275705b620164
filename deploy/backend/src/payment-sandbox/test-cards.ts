/** How a test card behaves. */
export type CardBehaviour =
  'success' | 'declined' | 'insufficient-funds' | 'authentication' | 'slow' | 'review';

/** A card number that the stand-in knows. */
export interface TestCard {
  readonly number: string;
  readonly behaviour: CardBehaviour;
  /** What happens, as the frame's table and README.md say it. */
  readonly text: string;
}

/** The documented test cards. Any other number that passes the check digit succeeds. */
export const testCards: readonly TestCard[] = [
  { number: '4242 4242 4242 4242', behaviour: 'success', text: 'Succeeds' },
  { number: '4000 0000 0000 0002', behaviour: 'declined', text: 'Declined' },
  { number: '4000 0000 0000 9995', behaviour: 'insufficient-funds', text: 'Insufficient funds' },
  { number: '4000 0027 6000 3184', behaviour: 'authentication', text: 'Authentication fails' },
  { number: '4000 0000 0000 0127', behaviour: 'slow', text: 'Answers late, then succeeds' },
  { number: '4000 0000 0000 9235', behaviour: 'review', text: 'Held for review, then approved' },
];

/** How a card behaves, by its digits. */
export function behaviourOf(digits: string): CardBehaviour {
  return testCards.find(({ number }) => number.replaceAll(' ', '') === digits)?.behaviour ?? 'success';
}
