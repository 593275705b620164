import type { Accounts } from './accounts.ts';
import { callIdentity, type AskParts } from './ask-identity.ts';
import { createOwnAccount, type OwnAccountDeps } from './create-own-account.ts';

/** Implements accounts with the tenant's identity services, chosen by the account's email address. */
export function createAccounts(parts: AskParts & OwnAccountDeps): Accounts {
  const clean = (email: string) => email.trim().toLowerCase();
  return {
    ...createOwnAccount(parts),
    async signUp(details) {
      const email = clean(details.email);
      return (await callIdentity(parts, email, (adapter) => adapter.signUp({ ...details, email }))).outcome;
    },
    async confirmSignUp({ email, code }) {
      const answer = { email: clean(email), code };
      return (await callIdentity(parts, answer.email, (adapter) => adapter.confirmSignUp(answer))).outcome;
    },
    async resendSignUpCode(email) {
      const to = clean(email);
      return (await callIdentity(parts, to, (adapter) => adapter.resendSignUpCode(to))).outcome;
    },
    async requestReset(email) {
      const to = clean(email);
      return (await callIdentity(parts, to, (adapter) => adapter.requestReset(to))).outcome;
    },
    async confirmReset({ email, code, password }) {
      const answer = { email: clean(email), code, password };
      return (await callIdentity(parts, answer.email, (adapter) => adapter.confirmReset(answer))).outcome;
    },
  };
}
