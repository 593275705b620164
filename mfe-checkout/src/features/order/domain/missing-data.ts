/** API answers that make up the tracker's state; undefined or null where a call returned nothing usable. */
export interface OrderAnswers {
  readonly order: { readonly deal: { readonly dealRefId: string } } | null | undefined;
  readonly insurance: unknown;
  readonly idVerification: unknown;
  readonly documents: unknown;
  readonly readiness: unknown;
  readonly signing: unknown;
}

const partErrors = [
  ['insurance', 'Missing insurance data'],
  ['idVerification', 'Missing identity data'],
  ['documents', 'Missing document upload data'],
  ['readiness', 'Missing readiness data'],
  ['signing', 'Missing signing status data'],
] as const;

/**
 * Returns the loading errors for missing data, for the log (TRACK-26). Without an order number or a deal nothing else can be requested, so
 * that error is the only one.
 */
export function missingDataErrors(orderNumber: string, parts: OrderAnswers): readonly string[] {
  if (orderNumber === '' || !parts.order?.deal.dealRefId) {
    return ['Not enough data to request Progress Tracker state'];
  }
  return partErrors.flatMap(([part, error]) =>
    parts[part] === undefined || parts[part] === null ? [error] : [],
  );
}
