/** Tells other tabs of this browser that an order has changed, and hears it from them. */
export interface OrderChannel {
  tell(): void;
  close(): void;
}

/**
 * Opens the channel of one order. What is told is only that something changed, never what. Where the browser has no channels, tabs
 * agree when they are looked at again.
 */
export function openOrderChannel(tenantId: string, orderNumber: string, onChange: () => void): OrderChannel {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => {}, close: () => {} };
  const channel = new BroadcastChannel(`forecourt.${tenantId}.order.${orderNumber}`);
  channel.onmessage = onChange;
  return { tell: () => channel.postMessage('changed'), close: () => channel.close() };
}
