import type { IdentityTokens } from './identity-adapter.ts';

/** The token in memory, and its pending renewal. */
export interface TokenCache {
  keep(tokens: IdentityTokens): void;
  forget(): void;
  /** The token while it is valid for at least another minute. */
  fresh(): string | undefined;
  latest(): string | undefined;
  /** Runs the renewal, or joins the pending one (F18). */
  renewOnce(renew: () => Promise<string | undefined>): Promise<string | undefined>;
}

const marginMs = 60_000;

/** Measures a token's age from its receipt by this page, never against its own expiry date (F59). */
export function createTokenCache(nowMs: () => number): TokenCache {
  let kept: { readonly idToken: string; readonly untilMs: number } | undefined;
  let renewal: Promise<string | undefined> | undefined;
  return {
    keep({ idToken, lifetimeMs }) {
      if (kept?.idToken !== idToken) kept = { idToken, untilMs: nowMs() + lifetimeMs - marginMs };
    },
    forget() {
      kept = undefined;
    },
    fresh: () => (kept && nowMs() < kept.untilMs ? kept.idToken : undefined),
    latest: () => kept?.idToken,
    renewOnce(renew) {
      renewal ??= renew().finally(() => {
        renewal = undefined;
      });
      return renewal;
    },
  };
}
