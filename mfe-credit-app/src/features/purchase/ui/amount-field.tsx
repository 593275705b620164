import { useCallback, useEffect, useRef, useState } from 'react';
import { DollarField } from '@forecourt/shared-design/forms';
import { formatExactCurrency, formatCount } from '@forecourt/shared-contracts/formats';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { shownEnds, typedAmount, type AmountEnds } from '../domain/typed-amount.ts';

/** Delay after the last keystroke, as for the down payment (FIELD-108). */
const debounceMs = 400;

interface AmountFieldProps {
  readonly name: string;
  readonly label: string;
  /** States the field's limits. */
  readonly hint: string;
  readonly amountCents: number;
  readonly ends: AmountEnds;
  readonly onCommit: (amountCents: number) => void;
}

/** Without cents if there are none. */
function shownAmount(amountCents: number): string {
  return amountCents % 100 === 0
    ? formatCount(amountCents / 100)
    : formatExactCurrency(amountCents).replace('$', '');
}

/**
 * An amount that is committed 400 ms after the last keystroke. One beyond its limits is reported and not sent, and stays as typed, so that
 * nothing is lost; the price stays that of the last valid amount.
 */
export function AmountField({ name, label, hint, amountCents, ends, onCommit }: AmountFieldProps) {
  const { t } = useTranslation('creditApp');
  const [draft, setDraft] = useState<string>();
  const isFocused = useRef(false);
  const sentCents = useRef(amountCents);
  const typed = draft === undefined ? undefined : typedAmount(draft, ends);
  const wantedCents = typed?.kind === 'amount' ? typed.amountCents : undefined;
  const commit = useCallback(
    (cents: number) => {
      if (cents === sentCents.current) return;
      sentCents.current = cents;
      onCommit(cents);
    },
    [onCommit],
  );
  useEffect(() => {
    sentCents.current = amountCents;
    if (!isFocused.current) setDraft(undefined);
  }, [amountCents]);
  useEffect(() => {
    if (wantedCents === undefined) return undefined;
    const timer = setTimeout(() => commit(wantedCents), debounceMs);
    return () => clearTimeout(timer);
  }, [wantedCents, commit]);
  const fault = typed && typed.kind !== 'amount' && typed.kind !== 'unfinished' ? typed.kind : undefined;
  return (
    <DollarField
      name={name}
      label={label}
      autoComplete="off"
      hint={hint}
      error={fault && <span role="alert">{t(`amount.${fault}`, shownEnds(ends))}</span>}
      value={draft ?? shownAmount(amountCents)}
      onChange={(event) => setDraft(event.target.value)}
      onFocus={() => {
        isFocused.current = true;
      }}
      onBlur={() => {
        isFocused.current = false;
        if (wantedCents !== undefined) commit(wantedCents);
        if (typed?.kind === 'unfinished' || wantedCents === amountCents) setDraft(undefined);
      }}
    />
  );
}
