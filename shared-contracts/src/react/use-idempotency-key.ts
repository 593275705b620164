import { useState } from 'react';
import { createUuid } from '../platform/create-uuid.ts';

/**
 * Returns the idempotency key of a body: stable while the body is the same, so that a double click or a retry after a lost response is one
 * call to the server, and a new one as soon as the body changes. Kept while the component is mounted.
 */
export function useIdempotencyKey(): (body: unknown) => string {
  const [keyFor] = useState(createKeyCache);
  return keyFor;
}

function createKeyCache() {
  let kept = { text: '', key: '' };
  return (body: unknown): string => {
    const text = JSON.stringify(body);
    if (kept.key === '' || kept.text !== text) kept = { text, key: createUuid(globalThis.crypto) };
    return kept.key;
  };
}
