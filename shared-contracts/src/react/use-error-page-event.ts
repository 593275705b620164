import { useEffect } from 'react';
import { useOptionalPlatform } from './platform-context.tsx';

/** Tells on the bus that an error page stands here, once for as long as it does; says nothing outside of a page (`error-page:shown`). */
export function useErrorPageEvent(code: 404 | 500): void {
  const platform = useOptionalPlatform();
  useEffect(() => {
    const path = platform?.navigation.current().location.pathname ?? '';
    platform?.events.emit('platform', 'error-page:shown', { code, path });
  }, [platform, code]);
}
