import { useCallback, useSyncExternalStore } from 'react';
import { usePlatform } from '@forecourt/shared-contracts/react';

/** The flag `message_banner`, followed, as the service says it: a switch, or the word of its variable. */
export function useBannerFlag(): boolean | string {
  const { flags } = usePlatform();
  const read = useCallback(
    () => flags.read('message_banner', false) || flags.read('message_banner', 'none'),
    [flags],
  );
  return useSyncExternalStore(flags.subscribe, read, read);
}
