import type { SessionClaims } from './create-session.ts';
import type { IdentityAdapter, IdentityProvider } from './identity-adapter.ts';
import type { OwnAccount } from './own-account.ts';

/** Dependencies on the page's session. */
export interface OwnAccountDeps {
  readonly identity: Pick<IdentityProvider, 'forStoredSession'>;
  readonly claims: SessionClaims;
  /** Ends the session of this browser. */
  readonly leave: () => Promise<void>;
  readonly log: (message: string, detail: unknown) => void;
}

type Outcome = { readonly kind: string };

/** Manages the user's own account through the service that issued the stored session: a token goes back to its issuer (F36). */
export function createOwnAccount(parts: OwnAccountDeps): OwnAccount {
  async function ask<T extends Outcome>(
    work: (adapter: IdentityAdapter) => Promise<T>,
  ): Promise<T | { readonly kind: 'signed-out' | 'outage' }> {
    const outcome = await answerOf(parts, work);
    if (outcome.kind === 'signed-out') await parts.claims.renew();
    return outcome;
  }

  async function askAndFollow<T extends Outcome>(work: (adapter: IdentityAdapter) => Promise<T>) {
    const outcome = await ask(work);
    if (outcome.kind === 'success') await parts.claims.renew();
    return outcome;
  }

  return {
    readDetails: () => ask((adapter) => adapter.readDetails()),
    updateName: (name) => askAndFollow((adapter) => adapter.updateName(name)),
    requestEmailChange: (email) => ask((adapter) => adapter.requestEmailChange(email.trim().toLowerCase())),
    resendEmailCode: () => ask((adapter) => adapter.resendEmailCode()),
    confirmEmailChange: (code) => askAndFollow((adapter) => adapter.confirmEmailChange(code)),
    updatePhone: (phoneNumber) => ask((adapter) => adapter.updatePhone(phoneNumber)),
    requestPhoneCode: () => ask((adapter) => adapter.requestPhoneCode()),
    confirmPhone: (code) => askAndFollow((adapter) => adapter.confirmPhone(code)),
    changePassword: (change) => ask((adapter) => adapter.changePassword(change)),
    async signOutEverywhere() {
      const outcome = await ask((adapter) => adapter.signOutEverywhere());
      if (outcome.kind === 'success') await parts.leave();
      return outcome;
    },
  };
}

async function answerOf<T extends Outcome>(
  { identity, claims, log }: OwnAccountDeps,
  work: (adapter: IdentityAdapter) => Promise<T>,
): Promise<T | { readonly kind: 'signed-out' | 'outage' }> {
  try {
    await claims.ready();
    const adapter = await identity.forStoredSession();
    return adapter ? await work(adapter) : { kind: 'signed-out' };
  } catch (error) {
    log('the identity service could not be asked', error);
    return { kind: 'outage' };
  }
}
