import { useEffect } from 'react';
import type { DataLayer } from '../analytics/measured.ts';
import { useOptionalPlatform } from './platform-context.tsx';

/** Reports to analytics what this part of the page shows, while it is mounted; `source` is the remote. No-op without a platform. */
export function useDataLayer(source: string, { vin, orderId }: DataLayer): void {
  const events = useOptionalPlatform()?.events;
  useEffect(() => {
    if (!events) return;
    const shown = { ...(vin && { vin }), ...(orderId && { orderId }) };
    events.emit(source, 'data-layer:changed', shown);
    const gone = Object.fromEntries(Object.keys(shown).map((key) => [key, null]));
    return () => events.emit(source, 'data-layer:changed', gone);
  }, [events, source, vin, orderId]);
}
