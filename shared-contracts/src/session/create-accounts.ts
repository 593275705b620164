import type { Accounts } from './accounts.ts';
import { askIdentity, type AskParts } from './ask-identity.ts';
import { createOwnAccount, type OwnAccountParts } from './create-own-account.ts';

/** Accounts by the tenant's identity services; each is asked with the email address that the account is of. */
export function createAccounts(parts: AskParts & OwnAccountParts): Accounts {
  const clean = (email: string) => email.trim().toLowerCase();
  return {
    ...createOwnAccount(parts),
    async signUp(details) {
      const email = clean(details.email);
      return (await askIdentity(parts, email, (adapter) => adapter.signUp({ ...details, email }))).outcome;
    },
    async confirmSignUp({ email, code }) {
      const answer = { email: clean(email), code };
      return (await askIdentity(parts, answer.email, (adapter) => adapter.confirmSignUp(answer))).outcome;
    },
    async resendSignUpCode(email) {
      const to = clean(email);
      return (await askIdentity(parts, to, (adapter) => adapter.resendSignUpCode(to))).outcome;
    },
    async requestReset(email) {
      const to = clean(email);
      return (await askIdentity(parts, to, (adapter) => adapter.requestReset(to))).outcome;
    },
    async confirmReset({ email, code, password }) {
      const answer = { email: clean(email), code, password };
      return (await askIdentity(parts, answer.email, (adapter) => adapter.confirmReset(answer))).outcome;
    },
  };
}
