function isNamedBy(input: unknown, orderNumber: string): boolean {
  if (typeof input !== 'object' || input === null) return false;
  const { orderNumber: number, orderId } = input as { orderNumber?: unknown; orderId?: unknown };
  return number === orderNumber || orderId === orderNumber;
}

/**
 * Whether a cached answer is about an order: its call names the order in its path (`orderNumber`) or its query (`orderId`). `queryKey` is
 * that of `apiQuery`. A deal's documents are not: their call names the deal alone.
 */
export function isOfOrder(queryKey: readonly unknown[], orderNumber: string): boolean {
  return queryKey.slice(1).some((input) => isNamedBy(input, orderNumber));
}
