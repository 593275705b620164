import { useEffect, useRef, useState, type ReactNode } from 'react';
import { addDays, dateOnOfText, dateText } from '@forecourt/shared-contracts/formats';
import { Dialog, IconButton, TextField } from '@forecourt/shared-design';
import { DateGrid } from './date-grid.tsx';
import { maskedDate } from './masked-date.ts';
import { boundedDate } from './month-grid.ts';
import type { DatePickerTexts } from './picker-texts.ts';

export interface DatePickerProps {
  name: string;
  label: string;
  hint?: string | undefined;
  optional?: boolean;
  error?: string | undefined;
  /** Text of the field, a complete or partial `MM/DD/YYYY`. */
  value: string;
  onChange: (text: string) => void;
  /** Called when the text field loses focus. */
  onBlur?: () => void;
  /** Today's calendar date in the time zone of the dates; earlier days are past. */
  todayOn: string;
  minOn: string;
  maxOn: string;
  /** Why a date is disabled, as text; undefined if it is not. Dates beyond `minOn` and `maxOn` are always disabled. */
  reasonOf: (dateOn: string) => string | undefined;
  texts: DatePickerTexts;
  locale?: string;
}

/**
 * Date typed as `MM/DD/YYYY` or selected from a calendar in a dialog (FIELD-109). Any text can be typed, so the caller validates the value.
 * The calendar opens at the typed date, otherwise at the first available date.
 */
export function DatePicker(props: DatePickerProps) {
  const { value, onChange, minOn, maxOn, reasonOf, texts, todayOn, locale = 'en-US', ...field } = props;
  const [focusedOn, setFocusedOn] = useState<string | null>(null);
  const chosenOn = dateOnOfText(value);
  const open = () => setFocusedOn(boundedDate(chosenOn ?? firstChoice(props), minOn, maxOn));
  const close = () => setFocusedOn(null);
  const choose = (dateOn: string) => {
    onChange(dateText(dateOn));
    close();
  };
  return (
    <>
      <TextField
        {...field}
        value={value}
        onChange={(event) => onChange(maskedDate(value, event.target.value))}
        inputMode="numeric"
        autoComplete="off"
        placeholder={field.hint?.includes(texts.format) ? undefined : texts.format}
        maxLength={10}
        suffix={<IconButton icon="calendar" label={texts.open} onClick={open} />}
      />
      {focusedOn !== null && (
        <Dialog isOpen size="sm" title={texts.title} onClose={close}>
          <FocusInside>
            <DateGrid
              {...{ focusedOn, chosenOn, todayOn, minOn, maxOn, reasonOf, texts, locale }}
              onMove={setFocusedOn}
              onChoose={choose}
            />
          </FocusInside>
        </Dialog>
      )}
    </>
  );
}

function firstChoice({ minOn, maxOn, reasonOf }: DatePickerProps): string {
  let dateOn = minOn;
  while (dateOn < maxOn && reasonOf(dateOn) !== undefined) {
    dateOn = addDays(dateOn, 1);
  }
  return reasonOf(dateOn) === undefined ? dateOn : minOn;
}

/** Focuses the current day. The surrounding dialog opens after this effect, so it waits for the end of the task. */
function FocusInside({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    queueMicrotask(() => box.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus());
  }, []);
  return <div ref={box}>{children}</div>;
}
