import { useState } from 'react';
import type { FormCard } from './form-card.ts';
import { loadProfileForms, profileForms } from './load-forms.ts';

/**
 * One card of the profile: it shows what is kept, or has it edited, for which `forms` are the forms. `notice` says what came of the last edit;
 * `isUnopened` that the forms could not be fetched.
 */
export interface CardState extends FormCard {
  readonly forms: ReturnType<typeof profileForms>;
  readonly isOpening: boolean;
  readonly isUnopened: boolean;
  readonly notice: string | undefined;
  edit(): void;
}

/** The state of a card, shown at first. */
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
