/** Notifies other tabs of this browser that an order has changed, and receives their notifications. */
export interface OrderChannel {
  announce(): void;
  close(): void;
}

/**
 * Opens the channel of one order. A message says only that something changed, never what. Without browser support, tabs sync when they
 * become visible.
 */
export function openOrderChannel(tenantId: string, orderNumber: string, onChange: () => void): OrderChannel {
  if (typeof BroadcastChannel === 'undefined') return { announce: () => {}, close: () => {} };
  const channel = new BroadcastChannel(`forecourt.${tenantId}.order.${orderNumber}`);
  channel.onmessage = onChange;
  return { announce: () => channel.postMessage('changed'), close: () => channel.close() };
}
