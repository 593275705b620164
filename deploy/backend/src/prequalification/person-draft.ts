import { createHmac } from 'node:crypto';
import type {
  AdverseAction,
  PrequalificationAddress,
  PrequalificationPerson,
} from '@forecourt/shared-contracts/prequalification';
import type { Sealer } from '../secrets/index.ts';

/** Everything that was typed, and what a decline must report. Only stored sealed. */
export interface PersonDraft {
  readonly person: Omit<PrequalificationPerson, 'isSubscribedToMarketing' | 'subscribedToMarketingSMS'>;
  readonly address?: PrequalificationAddress;
  /** Calendar date. */
  readonly birthOn?: string | undefined;
  readonly annualIncomeCents?: number;
  readonly adverse?: AdverseAction | undefined;
}

/** Which row a sealed draft belongs to. */
interface DraftKey {
  readonly tenantId: string;
  readonly id: string;
}

const contextOf = ({ tenantId, id }: DraftKey) => `prequalification|${tenantId}|${id}`;

/** Returns the draft in its stored form. */
export function sealDraft(sealer: Sealer, place: DraftKey, draft: PersonDraft): string {
  return sealer.seal(JSON.stringify(draft), contextOf(place));
}

/** Returns the stored draft; undefined if it was removed. */
export function openDraft(
  sealer: Sealer,
  place: DraftKey & { readonly person: string | null },
): PersonDraft | undefined {
  if (place.person === null) return undefined;
  return JSON.parse(sealer.open(place.person, contextOf(place))) as PersonDraft;
}

function keyedHash(secret: string, text: string): string {
  return createHmac('sha256', secret).update(`prequalification:${text}`).digest('base64url');
}

/** Returns the key that attempts of a mobile number are counted by, across all visits. */
export function numberMark(secret: string, mobileNumber: string): string {
  return keyedHash(secret, `number:${mobileNumber}`);
}

/** Returns a hash that detects a change of person or number. */
export function personMark(
  secret: string,
  { firstName, lastName, mobileNumber }: PersonDraft['person'],
): string {
  return keyedHash(secret, `person:${[firstName, lastName, mobileNumber].join('|').toLowerCase()}`);
}

/** Returns the stored form of a passcode. */
export function codeMark(secret: string, id: string, code: string): string {
  return keyedHash(secret, `code:${id}:${code}`);
}
