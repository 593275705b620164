import {
  confirmResetPassword,
  confirmSignUp,
  resendSignUpCode,
  resetPassword,
  signUp,
} from 'aws-amplify/auth';
import { pageLocale } from '../../formats/page-locale.ts';
import type { Accounts, CodeOutcome, CodeVerdict, SignUpOutcome } from '../accounts.ts';
import type { OwnAccount } from '../own-account.ts';
import { codeRefusal } from './code-refusal.ts';

const nameOf = (error: unknown) => (error instanceof Error ? error.name : '');

/** Implements accounts with Amplify; `configure` sets its pool before each call. */
export function amplifyAccounts(configure: () => void): Omit<Accounts, keyof OwnAccount> {
  return {
    async signUp({ email, password, givenName, familyName, phoneNumber }) {
      configure();
      const userAttributes = {
        email,
        given_name: givenName,
        family_name: familyName,
        phone_number: phoneNumber,
        // The pool words its codes in it.
        locale: pageLocale(),
      };
      return signUp({ username: email, password, options: { userAttributes } }).then(
        ({ nextStep }): SignUpOutcome => ({
          kind: 'sent',
          destination: destinationOf(nextStep),
        }),
        signUpRefusal,
      );
    },
    async confirmSignUp({ email, code }) {
      configure();
      return verdictOf(confirmSignUp({ username: email, confirmationCode: code.trim() }));
    },
    async resendSignUpCode(email) {
      configure();
      return sentOf(resendSignUpCode({ username: email }).then(({ destination }) => destination));
    },
    async requestReset(email) {
      configure();
      return sentOf(resetPassword({ username: email }).then(({ nextStep }) => destinationOf(nextStep)));
    },
    async confirmReset({ email, code, password }) {
      configure();
      const answer = { username: email, confirmationCode: code.trim(), newPassword: password };
      try {
        await confirmResetPassword(answer);
        return { kind: 'success' };
      } catch (error) {
        if (nameOf(error) === 'InvalidPasswordException') return { kind: 'password-refused' };
        return verdictOf(Promise.reject(error as Error));
      }
    },
  };
}

function destinationOf(step: object): string {
  const details = 'codeDeliveryDetails' in step ? step.codeDeliveryDetails : undefined;
  return (details as { destination?: string } | undefined)?.destination ?? '';
}

async function sentOf(sending: Promise<string | undefined>): Promise<CodeOutcome> {
  try {
    return { kind: 'sent', destination: (await sending) ?? '' };
  } catch (error) {
    return { kind: codeRefusal(error).kind === 'throttled' ? 'throttled' : 'outage' };
  }
}

async function verdictOf(asking: Promise<unknown>): Promise<CodeVerdict> {
  try {
    await asking;
    return { kind: 'success' };
  } catch (error) {
    const { kind } = codeRefusal(error);
    return { kind: kind === 'confirm-required' ? 'outage' : kind };
  }
}

function signUpRefusal(error: unknown): SignUpOutcome {
  switch (nameOf(error)) {
    case 'UsernameExistsException':
    case 'AliasExistsException':
      return { kind: 'exists' };
    case 'InvalidPasswordException':
      return { kind: 'password-refused' };
    case 'InvalidParameterException':
      return { kind: 'details-refused' };
    default:
      return { kind: codeRefusal(error).kind === 'throttled' ? 'throttled' : 'outage' };
  }
}
