import * as v from 'valibot';
import type { Platform } from '@forecourt/shared-contracts';

const DraftSchema = v.object({
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  phoneNumber: v.optional(v.string()),
  preferredDate: v.string(),
  comments: v.optional(v.string()),
  consent: v.boolean(),
});
type Draft = v.InferOutput<typeof DraftSchema>;

const key = 'lead-draft';

/** Returns what was typed before the reload, once: the next call returns undefined. */
export function takeLeadDraft({ storage }: Platform): Draft | undefined {
  const draft = storage.session.read(key, DraftSchema);
  storage.session.remove(key);
  return draft;
}

/** Stores what was typed in this tab across the reload, and reloads the page with the form open. */
export function reloadWithDraft({ storage }: Platform, kind: string, draft: Draft): void {
  storage.session.write(key, draft);
  window.location.hash = kind === 'test-drive' ? 'test-drive' : 'contact-dealer';
  window.location.reload();
}
