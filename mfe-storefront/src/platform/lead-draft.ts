import * as v from 'valibot';
import { queryHolder } from '@forecourt/shared-contracts/react';
import type { Platform } from '@forecourt/shared-contracts';
import { leadDraftKey as key } from './has-lead-draft.ts';

const TypedSchema = v.object({
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  phoneNumber: v.optional(v.string()),
  preferredDate: v.string(),
  comments: v.optional(v.string()),
  consent: v.boolean(),
});
const DraftSchema = v.object({
  holder: v.string(),
  typed: TypedSchema,
  keys: v.record(v.string(), v.string()),
});

/** What was typed and not sent, and the idempotency keys of what was sent without an answer, by content. */
type Draft = Pick<v.InferOutput<typeof DraftSchema>, 'typed' | 'keys'>;

const guest = queryHolder({ status: 'guest' });

/**
 * Returns what was typed before the reload, once: the next call returns undefined. What an account typed is not shown to anyone else; a
 * guest who signs in keeps theirs. Only to be called once the session is known.
 */
export function takeLeadDraft({ storage, session }: Platform): Draft | undefined {
  const draft = storage.session.read(key, DraftSchema);
  storage.session.remove(key);
  return draft && [guest, queryHolder(session.getState())].includes(draft.holder) ? draft : undefined;
}

/** Stores what was typed in this tab across the reload, and reloads the page with the form open. */
export function reloadWithDraft({ storage, session }: Platform, kind: string, draft: Draft): void {
  storage.session.write(key, { holder: queryHolder(session.getState()), ...draft });
  window.location.hash = kind === 'test-drive' ? 'test-drive' : 'contact-dealer';
  window.location.reload();
}
