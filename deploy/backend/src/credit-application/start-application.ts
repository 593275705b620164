import type { Answers } from '@forecourt/shared-contracts/credit-application';
import { maskPhone } from '@forecourt/shared-contracts/fields';
import type { ApplicationDeps, Buyer, KnownPerson } from './application-deps.ts';
import { findDraft, recordEvent, sealContext, type ApplicationRow } from './application-rows.ts';
import { creditApplications } from './credit-application.tables.ts';

/** Returns the account's draft; creates one, prefilled from the account, if there is none. */
export async function startApplication(
  deps: ApplicationDeps,
  { store, caller }: Buyer,
): Promise<ApplicationRow> {
  const { clock, random, sealer } = deps;
  const begun = await findDraft(store, caller.sub);
  if (begun) return begun;
  const known = await deps.person(store, caller.sub);
  const id = random.uuid();
  const now = clock.now();
  const text = JSON.stringify(knownAnswers({ email: caller.email, ...known }));
  const row = {
    id,
    ownerSub: caller.sub,
    status: 'draft' as const,
    revision: 1,
    sealedAnswers: sealer.seal(text, sealContext({ tenantId: store.tenantId, id }, 'answers')),
    createdAt: now,
    updatedAt: now,
  };
  if ((await store.insertMissing(creditApplications, [row])) === 1) {
    await recordEvent(store, row, { at: now, from: null, to: 'draft' });
  }
  const draft = await findDraft(store, caller.sub);
  if (!draft) throw new Error('the draft that was begun is gone');
  return draft;
}

/** Nothing is asked twice: data from the account is prefilled, to be reviewed on its page. */
function knownAnswers({ givenName, familyName, email, phoneNumber, address }: KnownPerson): Answers {
  return {
    name: { firstName: givenName ?? '', middleName: '', lastName: familyName ?? '' },
    contact: { phoneNumber: maskPhone(phoneNumber ?? ''), email: email ?? '' },
    ...(address && {
      address: {
        line1: address.line1,
        line2: address.line2,
        zip: address.zip,
        city: address.city,
        state: address.state,
      },
    }),
  };
}
