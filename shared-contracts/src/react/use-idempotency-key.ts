import { useState } from 'react';
import { createUuid } from '../platform/uuid.ts';

/**
 * Answers the idempotency key of a body: the same for as long as the body is the same, so that pressing twice or trying again after
 * a lost answer is one call to the server, and a new one as soon as it says something else. Kept for as long as the component is
 * mounted.
 */
export function useIdempotencyKey(): (body: unknown) => string {
  const [keyFor] = useState(createKeyKeeper);
  return keyFor;
}

function createKeyKeeper() {
  let kept = { text: '', key: '' };
  return (body: unknown): string => {
    const text = JSON.stringify(body);
    if (kept.key === '' || kept.text !== text) kept = { text, key: createUuid(globalThis.crypto) };
    return kept.key;
  };
}
