import { useEffect } from 'react';
import { useOptionalPlatform } from './platform-context.tsx';

/** Emits `error-page:shown` once per mount of an error page; no-op without a platform. */
export function useErrorPageEvent(code: 404 | 500): void {
  const platform = useOptionalPlatform();
  useEffect(() => {
    const path = platform?.navigation.current().location.pathname ?? '';
    platform?.events.emit('platform', 'error-page:shown', { code, path });
  }, [platform, code]);
}
