import { httpFailure } from '@forecourt/shared-contracts';

/** Whether the server took no change because the order has been closed. */
export function isOrderClosed(error: unknown): boolean {
  const failure = httpFailure(error);
  return failure?.code === 'error.conflict' && failure.param === 'orderNumber';
}
