import { useEffect } from 'react';
import { useFlags, useLDClient } from 'launchdarkly-react-client-sdk';

/** The part of the flag client that we use. */
export interface FlagClient {
  identify(context: { kind: 'user'; key: string; anonymous: true }): Promise<unknown>;
  close(): Promise<void>;
}

interface FlagFeedProps {
  readonly onFlags: (flags: Readonly<Record<string, unknown>>) => void;
  readonly onClient: (client: FlagClient) => void;
}

/** Passes the flag values and the client out of React; renders nothing. */
export function FlagFeed({ onFlags, onClient }: FlagFeedProps) {
  const flags = useFlags<Record<string, unknown>>();
  const client = useLDClient();
  useEffect(() => onFlags({ ...flags }), [flags, onFlags]);
  useEffect(() => {
    if (client) onClient(client);
  }, [client, onClient]);
  return null;
}
