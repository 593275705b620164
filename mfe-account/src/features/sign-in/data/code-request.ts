import type { ApiClient, CodeRequest } from '@forecourt/shared-contracts';
import { passcodeUsername } from '@forecourt/shared-contracts/identity';
import type { AskCodeValues } from '../domain/ask-code-schema.ts';

/**
 * Returns the request for a passcode to the identity service: by email as typed, otherwise for the account that the server knows by phone or
 * deal and last name (ACCT-10). Rejects as the call does.
 */
export async function codeRequest(client: ApiClient, person: AskCodeValues): Promise<CodeRequest> {
  const { lastName } = person;
  switch (person.way) {
    case 'email':
      return { username: person.email, channel: 'email' };
    case 'phone':
      return client.call(passcodeUsername, { body: { phone: person.phone, lastName } });
    case 'deal':
      return client.call(passcodeUsername, { body: { dealId: person.dealId, lastName } });
  }
}
