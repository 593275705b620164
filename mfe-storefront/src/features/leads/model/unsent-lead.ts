import { createUuid } from '@forecourt/shared-contracts';
import type { LeadDraft } from '../domain/lead-request.ts';

/** What was typed and not sent, in memory: it outlives the dialog, not the remote. */
export interface UnsentLead {
  /** What was typed last; undefined if nothing was. */
  readonly typed: () => LeadDraft | undefined;
  /** The idempotency keys of what was sent, by content. */
  readonly keys: () => Readonly<Record<string, string>>;
  /** Returns the idempotency key of a content; the same content always has the same key, so that it is one lead. */
  readonly keyFor: (content: unknown) => string;
  readonly keep: (typed: LeadDraft) => void;
  /** Continues what was typed before a reload. */
  readonly restore: (before: { readonly typed: LeadDraft; readonly keys: Record<string, string> }) => void;
  /** Forgets what was typed, because it is sent. */
  readonly drop: () => void;
}

/** Creates an empty one. */
export function createUnsentLead(): UnsentLead {
  let typed: LeadDraft | undefined;
  let keys = new Map<string, string>();
  return {
    typed: () => typed,
    keys: () => Object.fromEntries(keys),
    keyFor(content) {
      const text = JSON.stringify(content);
      const key = keys.get(text) ?? createUuid(globalThis.crypto);
      keys.set(text, key);
      return key;
    },
    keep(values) {
      typed = values;
    },
    restore(before) {
      typed = before.typed;
      keys = new Map(Object.entries(before.keys));
    },
    drop() {
      typed = undefined;
    },
  };
}
