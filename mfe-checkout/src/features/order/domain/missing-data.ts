/** API answers that make up the tracker's state; undefined or null where a call returned nothing usable. */
export interface OrderAnswers {
  readonly order: { readonly deal: { readonly dealRefId: string } } | null | undefined;
  readonly insurance: unknown;
  readonly idVerification: unknown;
  readonly documents: unknown;
  readonly readiness: unknown;
  readonly signing: unknown;
}

/** What can be missing: the order itself, or one of the answers about it. */
export type MissingData = 'order' | Exclude<keyof OrderAnswers, 'order'>;

/** The loading errors in the words of TRACK-26, as the log has them; the page has them in the buyer's language. */
export const missingDataErrors: Readonly<Record<MissingData, string>> = {
  order: 'Not enough data to request Progress Tracker state',
  insurance: 'Missing insurance data',
  idVerification: 'Missing identity data',
  documents: 'Missing document upload data',
  readiness: 'Missing readiness data',
  signing: 'Missing signing status data',
};

const answerIds = ['insurance', 'idVerification', 'documents', 'readiness', 'signing'] as const;

/**
 * Returns what is missing to show the tracker (TRACK-26). Without an order number or a deal nothing else can be requested, so that the
 * order is the only entry.
 */
export function missingData(orderNumber: string, answers: OrderAnswers): readonly MissingData[] {
  if (orderNumber === '' || !answers.order?.deal.dealRefId) return ['order'];
  return answerIds.filter((id) => answers[id] === undefined || answers[id] === null);
}
