import * as v from 'valibot';
import { askInTurn } from './ask-identity.ts';
import type {
  IdentityAdapter,
  IdentityProvider,
  IdentityTokens,
  SocialService,
  WithTokens,
} from './identity-adapter.ts';
import type { SignInOutcome } from './session.ts';
import type { SignInWindow } from './sign-in-window.ts';
import { refusalOfAnswer } from './social-refusal.ts';
import type { SocialOutcome, SocialRequest, SocialSignInActions } from './social.ts';

/** What a tab stores about a sign-in that left its page. */
export const SocialFlowSchema = v.object({ region: v.string(), returnTo: v.string() });
export type SocialFlow = v.InferOutput<typeof SocialFlowSchema>;

/** The page that a social sign-in starts on: a full page of the site, or one that is framed or embedded. */
export interface SocialSignInContext {
  /** Path of the site's page that a sign-in returns to. */
  readonly redirectPath: string;
  /** Identifies a framed or embedded page in the redirect URL; undefined on a full page of the site. */
  readonly initiator: string | undefined;
  readonly openWindow: () => SignInWindow | undefined;
  /** The tab's record of a sign-in in progress. */
  readonly flow: { read(): SocialFlow | undefined; write(flow: SocialFlow): void; remove(): void };
  /** Whether this page can use browser storage. */
  readonly keepsSession: () => boolean;
}

interface SocialSignInDeps {
  readonly identity: IdentityProvider;
  readonly context: SocialSignInContext;
  readonly log: (message: string, detail: unknown) => void;
  /** Starts the session of a successful sign-in, after any pending sign-out. */
  readonly startSession: (adapter: IdentityAdapter, tokens: IdentityTokens) => Promise<SignInOutcome>;
}

/** Implements social sign-in with the tenant's identity services. Their code is loaded when a sign-in starts or returns, never before. */
export function createSocialSignIn(parts: SocialSignInDeps): SocialSignInActions {
  const { identity, context, log } = parts;
  return {
    needsWindow: context.initiator !== undefined,
    keepsSession: context.keepsSession,
    async signInWith(request) {
      if (context.initiator === undefined) {
        return context.keepsSession() ? begin(parts, request, undefined) : { kind: 'not-kept' };
      }
      const window = context.openWindow();
      if (!window) return { kind: 'window-blocked' };
      return begin(parts, request, window).finally(() => window.close());
    },
    async finishSignIn(search) {
      const flow = context.flow.read();
      context.flow.remove();
      const refusal = refusalOfAnswer(search);
      const returnTo = flow?.returnTo;
      if (refusal) return { outcome: { kind: refusal }, returnTo };
      const service = identity.socialServices().find(({ region }) => region === flow?.region);
      if (!service) return { outcome: { kind: 'not-ours' }, returnTo };
      const ask = (adapter: IdentityAdapter) => adapter.finishSocial(context.redirectPath);
      const asked = await askInTurn([service.load], ask, log);
      return { outcome: await entered(parts, asked), returnTo };
    },
  };
}

async function begin(
  parts: SocialSignInDeps,
  { provider, returnTo }: SocialRequest,
  window: SignInWindow | undefined,
): Promise<SocialOutcome> {
  const { identity, context, log } = parts;
  const { redirectPath, initiator } = context;
  const services = identity.socialServices();
  if (services.length === 0) {
    log('identity pool configuration is missing', { needed: 'domain' });
    return { kind: 'not-configured' };
  }
  const ask = ({ region }: SocialService) => {
    return (adapter: IdentityAdapter) => {
      if (!window) context.flow.write({ region, returnTo });
      return adapter.beginSocial({ provider, redirectPath, initiator, window });
    };
  };
  for (const service of services) {
    const asked = await askInTurn([service.load], ask(service), log);
    if (asked.outcome.kind !== 'outage') return entered(parts, asked);
  }
  return { kind: 'outage' };
}

async function entered(
  parts: SocialSignInDeps,
  { outcome, adapter }: { readonly outcome: WithTokens<SocialOutcome>; readonly adapter?: IdentityAdapter },
): Promise<SocialOutcome> {
  if (outcome.kind !== 'success') return outcome;
  if (!adapter) return { kind: 'outage' };
  const entry = await parts.startSession(adapter, outcome.tokens);
  return entry.kind === 'success' ? entry : { kind: 'outage' };
}
