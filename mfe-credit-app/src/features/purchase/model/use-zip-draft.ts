import { useEffect, useRef, useState, type RefObject } from 'react';

/** The inline editor of a ZIP code: display, then input, then display again. */
export interface ZipDraft {
  /** The typed text; undefined while the ZIP code is only displayed. */
  readonly text: string | undefined;
  readonly isWrong: boolean;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly opener: RefObject<HTMLButtonElement | null>;
  open(): void;
  type(text: string): void;
  /** Ends the editing; `isByKey` returns focus to the opener. Five digits are committed, an empty or unchanged field is not. */
  commit(isByKey: boolean): void;
  cancel(): void;
}

/** A click opens the input, blur or submit commits the value (SHOP-18); anything but five digits keeps it open. */
export function useZipDraft(zipCode: string | undefined, onCommit: (zipCode: string) => void): ZipDraft {
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
    open: () => setText(zipCode ?? ''),
    type: setText,
    cancel: () => close(true),
    commit(isByKey) {
      if (text === undefined) return;
      const typed = text.trim();
      const isSame = typed === '' || typed === zipCode;
      if (!isSame && !/^\d{5}$/.test(typed)) return setWrong(true);
      close(isByKey);
      if (!isSame) onCommit(typed);
    },
  };
}
