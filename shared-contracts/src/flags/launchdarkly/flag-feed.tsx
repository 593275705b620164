import { useEffect } from 'react';
import { useFlags, useLDClient } from 'launchdarkly-react-client-sdk';

/** The part of the flag service's client that is used. */
export interface FlagClient {
  identify(context: { kind: 'user'; key: string; anonymous: true }): Promise<unknown>;
  close(): Promise<void>;
}

interface FlagFeedProps {
  readonly onFlags: (flags: Readonly<Record<string, unknown>>) => void;
  readonly onClient: (client: FlagClient) => void;
}

/** Hands the flag service's values and client out of React; renders nothing. */
export function FlagFeed({ onFlags, onClient }: FlagFeedProps) {
  const flags = useFlags<Record<string, unknown>>();
  const client = useLDClient();
  useEffect(() => onFlags({ ...flags }), [flags, onFlags]);
  useEffect(() => {
    if (client) onClient(client);
  }, [client, onClient]);
  return null;
}
