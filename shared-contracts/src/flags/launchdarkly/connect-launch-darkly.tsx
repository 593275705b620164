import { asyncWithLDProvider } from 'launchdarkly-react-client-sdk';
import { createRoot } from 'react-dom/client';
import { flagValues } from '../../page/flag-snapshot.ts';
import type { FlagValues } from '../create-flag-store.ts';
import { FlagFeed } from './flag-feed.tsx';
import type { FlagClient } from './flag-feed.tsx';

/** Address of the flag service and the user context. `bootstrap` is what the page already knows, so that no request is made at start. */
export interface LaunchDarklyDeps {
  readonly baseUrl: string;
  readonly environmentId: string;
  readonly contextKey: string;
  readonly bootstrap: FlagValues;
  readonly onFlags: (flags: FlagValues) => void;
}

/** A connected client of the flag service. */
export interface LaunchDarklyConnection {
  /** Requests all values again; changed ones are passed to `onFlags`. */
  identify(): Promise<void>;
  close(): Promise<void>;
}

/** The values with the metadata that the client expects along with them; without it the client warns on every page. */
function bootstrapOf(flags: FlagValues): Record<string, unknown> {
  const states = Object.keys(flags).map((key) => [key, { variation: 0, version: 1 }] as const);
  return { ...flags, $flagsState: Object.fromEntries(states), $valid: true };
}

function withoutMetadata(flags: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(flags).filter(([key]) => !key.startsWith('$')));
}

/**
 * Connects the LaunchDarkly client through the tenant's proxy. Makes one request per identify and nothing else: no streaming, events, goals
 * or diagnostics. Its React provider is rendered in a detached root.
 */
export async function connectLaunchDarkly(parts: LaunchDarklyDeps): Promise<LaunchDarklyConnection> {
  const context = { kind: 'user', key: parts.contextKey, anonymous: true } as const;
  const Provider = await asyncWithLDProvider({
    clientSideID: parts.environmentId,
    context,
    timeout: 5,
    reactOptions: { useCamelCaseFlagKeys: false, sendEventsOnFlagRead: false },
    options: {
      baseUrl: parts.baseUrl,
      bootstrap: bootstrapOf(parts.bootstrap),
      streaming: false,
      sendEvents: false,
      fetchGoals: false,
      diagnosticOptOut: true,
    },
  });
  const root = createRoot(document.createElement('div'));
  const client = await new Promise<FlagClient>((resolve) => {
    root.render(
      <Provider>
        <FlagFeed onFlags={(flags) => parts.onFlags(flagValues(withoutMetadata(flags)))} onClient={resolve} />
      </Provider>,
    );
  });
  return {
    identify: async () => void (await client.identify(context)),
    async close() {
      root.unmount();
      await client.close();
    },
  };
}
