import { createHash } from 'node:crypto';
import { orderNumberOf } from '@forecourt/backend/orders/index.ts';

/** Returns the number of a sample order: in the usual format, and the same at every seeding. */
export function demoOrderNumber(tenantId: string, key: string): string {
  return orderNumberOf(createHash('sha256').update(`sample order ${tenantId} ${key}`).digest());
}
