import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import type { TokenSource } from '../http/api-client-parts.ts';
import { askIdentity } from './ask-identity.ts';
import type { IdentityAdapter, IdentityProvider, IdentityTokens } from './identity-adapter.ts';
import type {
  CodeSignInOutcome,
  PasswordCredentials,
  Session,
  SessionState,
  SignInOutcome,
} from './session.ts';
import type { TabChannel } from './tab-channel.ts';
import { createTokenKeeper } from './token-keeper.ts';
import type { TokenKeeper } from './token-keeper.ts';

/** What a session is made of. `withLock` runs work while no other tab runs its own (Web Locks where available). */
export interface SessionParts {
  readonly identity: IdentityProvider;
  readonly tabs: TabChannel;
  /** Remembers in this browser that a sign-out has begun and its stored session is still to be removed. */
  readonly departure: { isUnderWay(): boolean; begin(): void; end(): void };
  readonly withLock: <T>(work: () => Promise<T>) => Promise<T>;
  readonly nowMs: () => number;
  readonly log: (message: string, detail: unknown) => void;
}

interface Core {
  readonly parts: SessionParts;
  readonly store: StoreApi<SessionState>;
  readonly keeper: TokenKeeper;
  adapter: IdentityAdapter | undefined;
  /** The service that waits for a one-time code. */
  awaitingCode: IdentityAdapter | undefined;
  restoring: Promise<SessionState> | undefined;
  /** The sign-out under way; a sign-in waits for it, lest it removes the new session. */
  leaving: Promise<void> | undefined;
}

/**
 * The page's session and, apart from it, the source of its tokens. Only the API client gets the source (T19).
 * A sign-in or sign-out in another tab is followed here.
 */
export function createSession(parts: SessionParts): { session: Session; tokens: TokenSource } {
  const store = createStore<SessionState>(() => ({ status: 'unknown' }));
  const core: Core = {
    parts,
    store,
    keeper: createTokenKeeper(parts.nowMs),
    adapter: undefined,
    awaitingCode: undefined,
    restoring: undefined,
    leaving: undefined,
  };
  parts.tabs.listen((message) => {
    core.restoring = undefined;
    if (message === 'signed-out') return end(core, 'guest');
    void restore(core);
  });
  const session: Session = {
    getState: store.getState,
    subscribe: (listener) => store.subscribe((state) => listener(state)),
    restore: () => (core.restoring ??= restore(core)),
    signIn: (credentials) => signIn(core, credentials),
    async requestCode(request) {
      await core.leaving;
      const asked = await askIdentity(parts, request.username, (adapter) => adapter.requestCode(request));
      core.awaitingCode = asked.adapter;
      return asked.outcome;
    },
    answerCode: (code) => answerCode(core, code),
    signOut: () => signOut(core),
  };
  const tokens: TokenSource = {
    async idToken() {
      if (store.getState().status === 'unknown') await session.restore();
      if (store.getState().status !== 'signed-in') return undefined;
      return core.keeper.fresh() ?? renew(core, core.keeper.latest());
    },
    refresh: (refused) => renew(core, refused),
  };
  return { session, tokens };
}

async function restore(core: Core): Promise<SessionState> {
  const { identity, departure, withLock, log } = core.parts;
  if (!identity.hasStoredSession() || departure.isUnderWay()) {
    end(core, 'guest');
    if (departure.isUnderWay()) core.leaving = leave(core, undefined);
    return core.store.getState();
  }
  try {
    core.adapter = await identity.forStoredSession();
    const answer = await withLock(async () => core.adapter?.tokens(false));
    if (answer?.kind === 'tokens') begin(core, answer.tokens);
    else end(core, answer?.kind === 'unreachable' ? 'expired' : 'guest');
  } catch (error) {
    log('the stored session could not be restored', error);
    end(core, 'guest');
  }
  return core.store.getState();
}

async function signIn(core: Core, credentials: PasswordCredentials): Promise<SignInOutcome> {
  await core.leaving;
  const ask = (adapter: IdentityAdapter) => adapter.signIn(credentials);
  const { outcome, adapter } = await askIdentity(core.parts, credentials.email, ask);
  return outcome.kind === 'success' && adapter ? enter(core, adapter) : outcome;
}

async function answerCode(core: Core, code: string): Promise<CodeSignInOutcome> {
  const adapter = core.awaitingCode;
  if (!adapter) return { kind: 'expired-code' };
  const outcome = await adapter.answerCode(code);
  if (outcome.kind !== 'success') return outcome;
  core.awaitingCode = undefined;
  return enter(core, adapter);
}

/** Whoever was let in begins a session here and in every tab. */
async function enter(core: Core, adapter: IdentityAdapter): Promise<SignInOutcome> {
  const answer = await adapter.tokens(false);
  if (answer.kind !== 'tokens') return { kind: 'outage' };
  core.adapter = adapter;
  core.parts.departure.end();
  begin(core, answer.tokens);
  core.parts.tabs.send('signed-in');
  return { kind: 'success', user: answer.tokens.user };
}

async function signOut(core: Core): Promise<void> {
  const { adapter } = core;
  core.parts.departure.begin();
  end(core, 'guest');
  core.parts.tabs.send('signed-out');
  core.leaving = leave(core, adapter);
  await core.leaving;
}

const leaveLimitMs = 5_000;
const later = (ms: number) => new Promise<void>((done) => void setTimeout(done, ms));

/**
 * Removes the stored session. A page that is left in the middle of it leaves the rest to the next page, and an identity service that does
 * not answer holds nobody up for longer than 5 s.
 */
async function leave({ parts }: Core, known: IdentityAdapter | undefined): Promise<void> {
  const adapter = known ?? (await parts.identity.forStoredSession().catch(() => undefined));
  await Promise.race([adapter?.signOut(), later(leaveLimitMs)]);
  if (!parts.identity.hasStoredSession()) parts.departure.end();
}

function renew(core: Core, refused: string | undefined): Promise<string | undefined> {
  return core.keeper.renewOnce(async () => {
    const { adapter } = core;
    if (!adapter) return undefined;
    const answer = await core.parts.withLock(async () => {
      const stored = await adapter.tokens(false);
      const isNewer = stored.kind === 'tokens' && stored.tokens.idToken !== refused;
      return isNewer ? stored : adapter.tokens(true);
    });
    if (core.adapter !== adapter) return undefined;
    if (answer.kind === 'tokens') {
      begin(core, answer.tokens);
      return answer.tokens.idToken;
    }
    if (answer.kind === 'none') end(core, 'expired');
    return undefined;
  });
}

function begin(core: Core, tokens: IdentityTokens): void {
  core.keeper.keep(tokens);
  const before = core.store.getState();
  if (before.status === 'signed-in' && before.user.sub === tokens.user.sub) return;
  core.store.setState({ status: 'signed-in', user: tokens.user }, true);
}

function end(core: Core, status: 'guest' | 'expired'): void {
  core.keeper.forget();
  core.adapter = undefined;
  if (core.store.getState().status !== status) core.store.setState({ status }, true);
}
