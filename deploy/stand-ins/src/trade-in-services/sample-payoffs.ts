import type { PayoffLender, LoanBalance } from '@forecourt/shared-contracts/trade-in';
import type { PayoffAnswer, PayoffPort } from '@forecourt/backend/trade-in/index.ts';

const names = [
  'Bluewater Community Bank',
  'Cascade Federal Credit Union',
  'Cedar Point Auto Finance',
  'Copper State Credit Union',
  'Evergreen Savings Bank',
  'First Meridian Bank',
  'Golden Plains Bank',
  'Great Lakes Motor Credit',
  'Harborstone Credit Union',
  'Heartland Auto Loans',
  'Keystone Trust Bank',
  'Lakeshore Credit Union',
  'Liberty Road Finance',
  'Magnolia National Bank',
  'Northern Pines Credit Union',
  'Ocean State Bank',
  'Pacific Crest Financial',
  'Prairie Wind Credit Union',
  'Redwood Leasing Company',
  'Silverado Vehicle Leasing',
  'Summit Ridge Bank',
  'Sunbelt Motor Finance',
  'Tidewater Auto Credit',
  'United Valley Bank',
] as const;

/** The sandbox's lenders. */
export const sampleLenders: readonly PayoffLender[] = names.map((name) => ({
  id: name.toLowerCase().replaceAll(' ', '-'),
  name,
}));

/** Last four digits of an account with a specific answer; any other has the usual loan. */
const answers: Readonly<Record<string, PayoffAnswer>> = {
  '0000': { kind: 'not-found' },
  '9999': { kind: 'failed' },
  '2000': { kind: 'loan', loan: { balanceCents: 200_000, aprPercent: 5.4 } },
  '4444': { kind: 'loan', loan: { balanceCents: 5_400_000, aprPercent: 7.2 } },
};

const usualLoan: LoanBalance = { balanceCents: 1_420_000, aprPercent: 6.9 };

/** The sandbox's lenders answer according to the last four digits of the account. */
export const samplePayoffs: PayoffPort = {
  lenders: () => Promise.resolve(sampleLenders),
  ask: ({ accountLast4 }) => Promise.resolve(answers[accountLast4] ?? { kind: 'loan', loan: usualLoan }),
};
