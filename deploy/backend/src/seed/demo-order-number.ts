import { createHash } from 'node:crypto';
import { orderNumberOf } from '../commerce/index.ts';

/** The number of a sample order: of the same form as any other, and the same at every seeding. */
export function demoOrderNumber(tenantId: string, key: string): string {
  return orderNumberOf(createHash('sha256').update(`sample order ${tenantId} ${key}`).digest());
}
