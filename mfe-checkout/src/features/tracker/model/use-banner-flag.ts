import { useCallback, useSyncExternalStore } from 'react';
import { usePlatform } from '@forecourt/shared-contracts/react';

/** Subscribes to the flag `message_banner` as the service returns it: a boolean, or the value of its variable. */
export function useBannerFlag(): boolean | string {
  const { flags } = usePlatform();
  const read = useCallback(
    () => flags.read('message_banner', false) || flags.read('message_banner', 'none'),
    [flags],
  );
  return useSyncExternalStore(flags.subscribe, read, read);
}
