import * as v from 'valibot';
import { createUuid } from '../platform/create-uuid.ts';
import type { StoragePort } from './storage-port.ts';

const KeptKeySchema = v.object({ request: v.string(), key: v.string() });

/**
 * Returns the idempotency key of a request that must not be sent twice, such as an order or a payment (T49). It is kept in `port` under
 * `name`, so that going back, pressing twice, or reloading after a lost response repeats one request; another `request` gets another key.
 * The request is stored beside the key: it contains no card data and nothing that identifies a person.
 */
export function keptIdempotencyKey(port: StoragePort, name: string, request: unknown): string {
  const text = JSON.stringify(request);
  const kept = port.read(name, KeptKeySchema);
  if (kept?.request === text) return kept.key;
  const key = createUuid(globalThis.crypto);
  port.write(name, { request: text, key });
  return key;
}
