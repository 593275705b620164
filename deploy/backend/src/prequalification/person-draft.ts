import { createHmac } from 'node:crypto';
import type {
  AdverseAction,
  PrequalificationAddress,
  PrequalificationPerson,
} from '@forecourt/shared-contracts/prequalification';
import type { Sealer } from '../secrets/index.ts';

/** Everything that was typed, and what a decline has to be told with. Kept sealed only. */
export interface PersonDraft {
  readonly person: Omit<PrequalificationPerson, 'isSubscribedToMarketing' | 'subscribedToMarketingSMS'>;
  readonly address?: PrequalificationAddress;
  /** Calendar date. */
  readonly birthOn?: string | undefined;
  readonly annualIncomeCents?: number;
  readonly adverse?: AdverseAction | undefined;
}

/** Which row a sealed draft belongs to. */
interface DraftPlace {
  readonly tenantId: string;
  readonly id: string;
}

const contextOf = ({ tenantId, id }: DraftPlace) => `prequalification|${tenantId}|${id}`;

/** The draft as it is stored. */
export function sealDraft(sealer: Sealer, place: DraftPlace, draft: PersonDraft): string {
  return sealer.seal(JSON.stringify(draft), contextOf(place));
}

/** The stored draft; undefined when there is none any more. */
export function openDraft(
  sealer: Sealer,
  place: DraftPlace & { readonly person: string | null },
): PersonDraft | undefined {
  if (place.person === null) return undefined;
  return JSON.parse(sealer.open(place.person, contextOf(place))) as PersonDraft;
}

function keyedHash(secret: string, text: string): string {
  return createHmac('sha256', secret).update(`prequalification:${text}`).digest('base64url');
}

/** By what the tries of a mobile number are counted, whatever visit they come from. */
export function numberMark(secret: string, mobileNumber: string): string {
  return keyedHash(secret, `number:${mobileNumber}`);
}

/** By what a change of person or number is noticed. */
export function personMark(
  secret: string,
  { firstName, lastName, mobileNumber }: PersonDraft['person'],
): string {
  return keyedHash(secret, `person:${[firstName, lastName, mobileNumber].join('|').toLowerCase()}`);
}

/** What is stored of a passcode. */
export function codeMark(secret: string, id: string, code: string): string {
  return keyedHash(secret, `code:${id}:${code}`);
}
