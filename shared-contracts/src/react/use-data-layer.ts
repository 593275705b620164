import { useEffect } from 'react';
import type { DataLayer } from '../analytics/measured.ts';
import { useOptionalPlatform } from './platform-context.tsx';

/** Tells analytics what this part of the page shows, for as long as it stands; `source` is the remote. Says nothing outside of a page. */
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
