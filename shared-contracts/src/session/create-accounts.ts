import type { Accounts } from './accounts.ts';
import { callHome, type AskIdentityDeps } from './ask-identity.ts';
import { createOwnAccount, type OwnAccountDeps } from './create-own-account.ts';

/** Implements accounts with the tenant's identity services; creating and recovering one is done at home alone (F35). */
export function createAccounts(parts: AskIdentityDeps & OwnAccountDeps): Accounts {
  const clean = (email: string) => email.trim().toLowerCase();
  return {
    ...createOwnAccount(parts),
    async signUp(details) {
      const cleaned = { ...details, email: clean(details.email) };
      return (await callHome(parts, (adapter) => adapter.signUp(cleaned))).outcome;
    },
    async confirmSignUp({ email, code }) {
      const answer = { email: clean(email), code };
      return (await callHome(parts, (adapter) => adapter.confirmSignUp(answer))).outcome;
    },
    async resendSignUpCode(email) {
      return (await callHome(parts, (adapter) => adapter.resendSignUpCode(clean(email)))).outcome;
    },
    async requestReset(email) {
      return (await callHome(parts, (adapter) => adapter.requestReset(clean(email)))).outcome;
    },
    async confirmReset({ email, code, password }) {
      const answer = { email: clean(email), code, password };
      return (await callHome(parts, (adapter) => adapter.confirmReset(answer))).outcome;
    },
  };
}
