import * as v from 'valibot';
import type { Platform } from '@forecourt/shared-contracts';

/** Where a reload keeps what was typed into the contact form, in this tab's storage. */
export const leadDraftKey = 'lead-draft';

/** Whether something typed before a reload waits for `takeLeadDraft`, which is loaded with the form. */
export function hasLeadDraft({ storage }: Platform): boolean {
  return storage.session.read(leadDraftKey, v.unknown()) !== undefined;
}
