import type { SessionService, TokensResult } from './identity-adapter.ts';

interface RenewalInput {
  readonly adapter: SessionService;
  readonly refused: string | undefined;
  /** How long the lock was waited for; more than a moment means that another tab held it. */
  readonly waitedMs: number;
}

const pollMs = 50;

/**
 * The tokens that another tab has renewed in the meantime. A browser with a process per tab shows another tab's writes with a delay, so
 * this polls, longest if another tab held the lock: a used refresh token must not be used twice (F34).
 */
export async function newerTokens(
  pause: (ms: number) => Promise<void>,
  { adapter, refused, waitedMs }: RenewalInput,
): Promise<TokensResult | undefined> {
  const polls = waitedMs > pollMs ? 10 : 2;
  for (let poll = 0; ; poll += 1) {
    const stored = await adapter.tokens(false);
    if (stored.kind === 'tokens' && stored.tokens.idToken !== refused) return stored;
    if (poll === polls) return undefined;
    await pause(pollMs);
  }
}
