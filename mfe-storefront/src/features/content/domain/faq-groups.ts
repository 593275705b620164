import type { PublicTenant } from '@forecourt/shared-contracts/tenant';
import { routePaths } from '../../../domain/route-paths.ts';

interface FaqGroup {
  readonly id: string;
  readonly questions: readonly string[];
  /** Asked only where all vehicles are electric. */
  readonly isElectric?: true;
}

/** The questions by topic, by their keys in the catalog, in page order. */
const faqGroups: readonly FaqGroup[] = [
  { id: 'buying', questions: ['how-it-works', 'price', 'hold', 'see', 'trade-in', 'protection'] },
  {
    id: 'charging',
    questions: ['home-charging', 'public-charging', 'cold-weather', 'battery-warranty', 'battery-health'],
    isElectric: true,
  },
  { id: 'payments', questions: ['estimate', 'apply', 'deposit', 'ways', 'bank-time'] },
  { id: 'orders', questions: ['after-order', 'identity', 'documents', 'signature', 'cancel'] },
  { id: 'delivery', questions: ['cost', 'pickup', 'change', 'bring'] },
  { id: 'account', questions: ['need', 'password', 'documents-kept', 'my-data', 'marketing'] },
];

/** The questions about something that not every dealer offers, with the part of its tenant that it is absent from then. */
const offered = { protection: 'protection', cost: 'deliveryDays' } as const satisfies Readonly<
  Record<string, keyof PublicTenant>
>;

/** The topic and the question whose texts end in `Alone` for a dealer who does not deliver. */
export const deliveryTexts: readonly string[] = ['delivery', 'price'];

/** Whether the dealer offers what a question is about. */
export function isAsked(id: string, dealer: PublicTenant): boolean {
  const part = Object.hasOwn(offered, id) && offered[id as keyof typeof offered];
  return part === false || dealer[part] !== undefined;
}

/** Returns the topics that customers of a dealer ask about. */
export function askedGroups({ inventory }: PublicTenant): readonly FaqGroup[] {
  return faqGroups.filter(({ isElectric }) => !isElectric || inventory.isElectric);
}

/** The link that follows an answer, by question. */
export const faqLinks: Readonly<Record<string, string>> = {
  'how-it-works': routePaths['why-us'],
  'trade-in': routePaths['trade-in'],
  'battery-warranty': routePaths.warranty,
  estimate: routePaths.financing,
  apply: routePaths.financing,
  'after-order': '/account/orders',
  password: '/reset-password',
  'my-data': routePaths['privacy-policy'],
};
