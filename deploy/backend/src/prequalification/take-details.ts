import { birthDateSchema } from '@forecourt/shared-contracts/fields';
import { dateOnIn } from '@forecourt/shared-contracts/fulfillment';
import { isCityOfZip } from '@forecourt/shared-contracts/geo';
import type { EndpointParsedBody } from '@forecourt/shared-contracts/http';
import {
  nextPrequalificationState,
  prequalificationDays,
  type PrequalificationPerson,
  type PrequalificationState,
  type PrequalificationStep,
  type putFullIdentification,
} from '@forecourt/shared-contracts/prequalification';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import * as v from 'valibot';
import type { NewRow, TenantStore } from '../db/index.ts';
import { fail, refuseField, type Failure } from '../http/index.ts';
import { grantConsents } from '../identity/index.ts';
import { openDraft, personMark, sealDraft, type PersonDraft } from './person-draft.ts';
import type { PrequalificationDeps } from './prequalification-deps.ts';
import {
  changePrequalification,
  findPrequalification,
  replacePrequalification,
  type PrequalificationRow,
} from './prequalification-rows.ts';
import type { prequalifications } from './prequalification.tables.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Returns when data typed at `now` is removed: after 30 days (BUY-41). */
export function keptUntil(now: Date): Date {
  return new Date(now.getTime() + prequalificationDays * dayMs);
}

/** The holder of a call's pre-qualification, and its state. */
export interface DetailsInput {
  readonly store: TenantStore;
  readonly holder: string;
  readonly row: PrequalificationRow | undefined;
  readonly state: PrequalificationState;
}

type Refused<TCode extends string> = Failure<
  TCode | 'error.prequalification.wrongStep' | 'error.unavailable'
>;

/** An initial row: nothing proved, queried or decided. */
function begun(
  deps: PrequalificationDeps,
  { store, holder, row }: DetailsInput,
): NewRow<typeof prequalifications> & { readonly tenantId: string } {
  const now = deps.clock.now();
  return {
    tenantId: store.tenantId,
    holder,
    id: deps.random.uuid(),
    person: null,
    provedMark: null,
    mobileSeenMark: null,
    isSubscribedToMarketing: false,
    subscribedToMarketingSms: false,
    ...row,
    state: 'mq_incompleted',
    step: 'identification',
    codeHash: null,
    codeExpiresAt: null,
    quizExpiresAt: null,
    frozenAt: null,
    pulls: 0,
    approval: null,
    approvedAt: null,
    expiresAt: null,
    consentAt: null,
    skippedAt: null,
    personalDataUntil: keptUntil(now),
    updatedAt: now,
  };
}

async function stored(store: TenantStore, row: NewRow<typeof prequalifications>) {
  await replacePrequalification(store, row);
  return findPrequalification(store, row.holder);
}

/** `sub` of the account, undefined for a guest. */
interface PersonInput extends DetailsInput {
  readonly sub: string | undefined;
}

/**
 * Stores the person's details. A number that the carrier does not know under this name must be reviewed once;
 * one that is proved stays proved.
 */
export async function storePerson(
  deps: PrequalificationDeps,
  input: PersonInput,
  body: PrequalificationPerson,
): Promise<PrequalificationRow | undefined | Refused<'error.geo.unknownZip'>> {
  const { store, row, state } = input;
  if (!nextPrequalificationState(state, 'begin')) return fail('error.prequalification.wrongStep');
  if (!deps.bureau) return fail('error.unavailable');
  if (!deps.zips.find(body.zipCode)) return fail('error.geo.unknownZip', 'zipCode');
  const { isSubscribedToMarketing, subscribedToMarketingSMS: subscribedToMarketingSms, ...person } = body;
  const mark = personMark(deps.secret, person);
  const step = await nextStep(deps, { row, mark, person });
  const base = begun(deps, input);
  const { tenantId, id } = base;
  const before = row && openDraft(deps.sealer, row);
  const draft: PersonDraft = { ...(isSomeoneElse(before?.person, person) ? {} : before), person };
  await recordConsents(deps, input, body);
  return stored(store, {
    ...base,
    step,
    person: sealDraft(deps.sealer, { tenantId, id }, draft),
    mobileSeenMark: mark,
    isSubscribedToMarketing,
    subscribedToMarketingSms,
  });
}

/** Whether name and mobile number are both others: what is known of the one before is not theirs. One of them may be corrected. */
function isSomeoneElse(before: PersonDraft['person'] | undefined, now: PersonDraft['person']): boolean {
  const nameOf = ({ firstName, lastName }: PersonDraft['person']) => `${firstName} ${lastName}`.toLowerCase();
  return before !== undefined && before.mobileNumber !== now.mobileNumber && nameOf(before) !== nameOf(now);
}

/**
 * A member's consents apply to the account at once. A box that was already checked does not give consent
 * again; otherwise it could never be withdrawn.
 */
async function recordConsents(
  { clock }: PrequalificationDeps,
  { store, row, sub }: PersonInput,
  body: PrequalificationPerson,
): Promise<void> {
  if (sub === undefined) return;
  await grantConsents(store, sub, {
    marketingEmail: body.isSubscribedToMarketing && !row?.isSubscribedToMarketing,
    marketingSms: body.subscribedToMarketingSMS && !row?.subscribedToMarketingSms,
    updatedAt: clock.now(),
  });
}

async function nextStep(
  { bureau }: PrequalificationDeps,
  {
    row,
    mark,
    person,
  }: {
    readonly row: PrequalificationRow | undefined;
    readonly mark: string;
    readonly person: PersonDraft['person'];
  },
): Promise<PrequalificationStep> {
  if (row?.provedMark === mark) return 'full-identification';
  const isKnown = row?.mobileSeenMark === mark || (await bureau?.isMobileOf(person)) === true;
  return isKnown ? 'device' : 'verify-mobile';
}

const identifiable: readonly unknown[] = ['full-identification', 'income', 'frozen'];

/** What was typed, in a step that has proved this very person; undefined otherwise. */
function provedDraft({ sealer, secret }: PrequalificationDeps, row: PrequalificationRow) {
  const draft = identifiable.includes(row.step) ? openDraft(sealer, row) : undefined;
  return draft && row.provedMark === personMark(secret, draft.person) ? draft : undefined;
}

/**
 * Stores birth date and home, once the phone or the answers have proved the person. An empty birth date keeps
 * the previous one.
 */
export async function storeFullIdentification(
  deps: PrequalificationDeps,
  { store, row, tenant }: Pick<DetailsInput, 'store' | 'row'> & { readonly tenant: Tenant },
  { birthDate, ...address }: EndpointParsedBody<typeof putFullIdentification>,
): Promise<
  PrequalificationRow | Refused<keyof (typeof putFullIdentification)['errors'] | 'error.validation.request'>
> {
  const draft = row && provedDraft(deps, row);
  if (!row || !draft) return fail('error.prequalification.wrongStep');
  const now = deps.clock.now();
  const todayOn = dateOnIn(now, tenant.contact.timeZone);
  const given = v.safeParse(birthDateSchema(todayOn), birthDate, { abortPipeEarly: true });
  const isKept = birthDate === '' && draft.birthOn !== undefined;
  if (!isKept && !given.success) return refuseField('birthDate', given.issues[0].message);
  const birthOn = given.success ? given.output : draft.birthOn;
  const fault = addressFault(deps, address);
  if (fault) return fault;
  return changePrequalification(store, row, {
    step: 'income',
    frozenAt: null,
    pulls: 0,
    person: sealDraft(deps.sealer, row, { ...draft, birthOn, address }),
    updatedAt: now,
  });
}

function addressFault(
  { zips }: PrequalificationDeps,
  { zipCode, state, city }: NonNullable<PersonDraft['address']>,
) {
  const at = zips.find(zipCode);
  if (!at) return fail('error.geo.unknownZip', 'zipCode');
  if (at.state !== state) return fail('error.prequalification.zipState', 'zipCode');
  return isCityOfZip(city, at, zips.inState(at.state))
    ? undefined
    : fail('error.prequalification.zipCity', 'city');
}

/**
 * Records that the shopper left for now. If they had not started, it counts as started, and a note next to
 * each payment says so.
 */
export async function recordSkipped(
  deps: PrequalificationDeps,
  input: DetailsInput,
): Promise<PrequalificationRow | undefined> {
  const skippedAt = deps.clock.now();
  const { store, row } = input;
  if (row) return changePrequalification(store, row, { skippedAt, updatedAt: skippedAt });
  return stored(store, { ...begun(deps, input), skippedAt });
}
