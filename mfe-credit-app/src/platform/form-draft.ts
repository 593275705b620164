import { useState } from 'react';
import * as v from 'valibot';
import { usePlatform, useSession } from '@forecourt/shared-contracts/react';
import type { Platform } from '@forecourt/shared-contracts';
import type { TradeInStep } from '@forecourt/shared-contracts/trade-in';

const TypedSchema = v.record(v.string(), v.union([v.string(), v.boolean()]));
const DraftSchema = v.object({ holder: v.string(), typed: TypedSchema });

/** Values of form fields by name. */
export type TypedValues = Readonly<v.InferOutput<typeof TypedSchema>>;

/** The forms whose unsent input outlives a reload of the tab. */
export type FormName =
  | `trade-in.${TradeInStep | 'lender' | 'loan' | 'estimate'}`
  | 'details.hand-over'
  | 'pre-qualification.identification'
  | 'pre-qualification.full-identification';

const guest = 'guest';
const keyOf = (name: FormName) => `form-draft.${name}`;

/** What was typed into a form and not sent: kept for the tab. */
export interface FormDraft {
  /** The values when the form opened; empty if there are none. */
  readonly typed: TypedValues;
  readonly keep: (typed: TypedValues) => void;
  /** To be called once the form is sent. */
  readonly drop: () => void;
}

/**
 * Keeps what a shopper types into a form across leaving it and reloading. What an account typed is not shown to anyone else; a guest who
 * signs in keeps theirs. Callers never pass a Social Security number or a part of one, a date of birth, an income, an account number or a
 * code: those are only in memory (BUY-69).
 */
export function useFormDraft(name: FormName | undefined): FormDraft {
  const { storage } = usePlatform();
  const session = useSession();
  const holder = session.status === 'signed-in' ? session.user.sub : guest;
  const [typed] = useState(() => readDraft(storage, name, holder));
  return {
    typed,
    keep: (values) => {
      if (name) storage.session.write(keyOf(name), { holder, typed: values });
    },
    drop: () => {
      if (name) storage.session.remove(keyOf(name));
    },
  };
}

function readDraft(
  { session }: Platform['storage'],
  name: FormName | undefined,
  holder: string,
): TypedValues {
  const draft = name && session.read(keyOf(name), DraftSchema);
  return draft && [guest, holder].includes(draft.holder) ? draft.typed : {};
}

/** Removes the drafts of forms, no matter who typed them. */
export function dropDrafts({ storage }: Pick<Platform, 'storage'>, names: readonly FormName[]): void {
  for (const name of names) storage.session.remove(keyOf(name));
}

/** The kept text of a field; undefined if there is none. */
export function typedText(typed: TypedValues, name: string): string | undefined {
  const value = typed[name];
  return typeof value === 'string' ? value : undefined;
}
