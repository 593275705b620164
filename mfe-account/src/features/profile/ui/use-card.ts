import { useState } from 'react';
import type { FormCard } from './form-card.ts';
import { loadProfileForms, profileForms } from './load-forms.ts';

/**
 * One card of the profile: it shows the stored values or, with `forms`, edits them. `notice` is the result of the last edit; `isUnopened`
 * means the forms could not be fetched.
 */
export interface CardState extends FormCard {
  readonly forms: ReturnType<typeof profileForms>;
  readonly isOpening: boolean;
  readonly isUnopened: boolean;
  readonly notice: string | undefined;
  edit(): void;
}

/** The state of a card, initially showing its values. */
export function useCard(): CardState {
  const [mode, setMode] = useState<'shown' | 'opening' | 'editing' | 'unopened'>('shown');
  const [notice, setNotice] = useState<string>();

  async function fetchAndEdit() {
    setMode('opening');
    try {
      await loadProfileForms();
      setMode('editing');
    } catch {
      setMode('unopened');
    }
  }

  function show(text?: string) {
    setMode('shown');
    setNotice(text);
  }

  return {
    forms: mode === 'editing' ? profileForms() : undefined,
    isOpening: mode === 'opening',
    isUnopened: mode === 'unopened',
    notice,
    edit() {
      setNotice(undefined);
      if (profileForms()) setMode('editing');
      else void fetchAndEdit();
    },
    cancel: () => show(),
    finish: show,
  };
}
