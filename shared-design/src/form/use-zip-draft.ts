import { useEffect, useRef, useState, type RefObject } from 'react';
import { maskZip } from '@forecourt/shared-contracts/fields';

/** The inline editor of a ZIP code: display, then input, then display again. */
export interface ZipDraft {
  /** The typed text; undefined while the ZIP code is only displayed. */
  readonly text: string | undefined;
  readonly isWrong: boolean;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly opener: RefObject<HTMLButtonElement | null>;
  open(): void;
  /** Keeps the digits of the text, five at most. */
  type(text: string): void;
  /** Ends the editing; `isByKey` returns focus to the opener. Five digits are committed, an unchanged field is not. */
  commit(isByKey: boolean): void;
  cancel(): void;
}

interface ZipDraftOptions {
  /** The current ZIP; undefined without one. */
  readonly zip: string | undefined;
  /** What an input without a ZIP starts with, such as the one last used. */
  readonly suggested?: string | undefined;
  /** Receives five digits. */
  readonly onCommit: (zip: string) => void;
  /** Called when the ZIP is removed; without it an emptied field changes nothing. */
  readonly onClear?: () => void;
}

/** A click opens the input, blur or submit commits the value (SHOP-18); anything but five digits keeps it open, with its error. */
export function useZipDraft({ zip, suggested = '', onCommit, onClear }: ZipDraftOptions): ZipDraft {
  const [text, setText] = useState<string>();
  const [isWrong, setWrong] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const returnsFocus = useRef(false);
  const isOpen = text !== undefined;
  useEffect(() => {
    if (isOpen) {
      input.current?.focus();
      input.current?.select();
    } else if (returnsFocus.current) {
      returnsFocus.current = false;
      opener.current?.focus();
    }
  }, [isOpen]);
  const close = (isByKey: boolean) => {
    returnsFocus.current = isByKey;
    setWrong(false);
    setText(undefined);
  };
  return {
    text,
    isWrong,
    input,
    opener,
    open: () => setText(zip ?? suggested),
    type: (typed) => setText(maskZip(typed)),
    cancel: () => close(true),
    commit(isByKey) {
      if (text === undefined) return;
      if (text !== '' && text.length !== 5) return setWrong(true);
      close(isByKey);
      if (text === (zip ?? '')) return;
      if (text === '') onClear?.();
      else onCommit(text);
    },
  };
}
