// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { useIdempotencyKey } from './use-idempotency-key.ts';

describe('useIdempotencyKey', () => {
  test('is stable for the same body across renders, and different for another body', () => {
    const { result, rerender } = renderHook(() => useIdempotencyKey());
    const first = result.current({ carrier: 'Acme' });
    rerender();
    expect(result.current({ carrier: 'Acme' })).toBe(first);
    expect(result.current({ carrier: 'Other' })).not.toBe(first);
    expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  test('differs between two forms', () => {
    const one = renderHook(() => useIdempotencyKey()).result.current('same');
    expect(renderHook(() => useIdempotencyKey()).result.current('same')).not.toBe(one);
  });

  test('does not require crypto.randomUUID, which is missing on pages without TLS', () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const { result } = renderHook(() => useIdempotencyKey());
    expect(result.current({})).toMatch(/^[0-9a-f-]{36}$/);
    vi.unstubAllGlobals();
  });
});
