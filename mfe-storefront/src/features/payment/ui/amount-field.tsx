import { useEffect, useState } from 'react';
import { TextField } from '@forecourt/shared-design';
import { formatCurrency, formatCount, parseCurrency } from '@forecourt/shared-contracts/formats';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { wholeDollarLimits } from '../domain/whole-dollars.ts';
import { clampedAmount, type AmountLimits } from '../domain/payment-inputs.ts';

/** Delay after the last keystroke (FIELD-108). */
const debounceMs = 400;

interface AmountFieldProps {
  readonly name: string;
  readonly label: string;
  /** States the field's limits. */
  readonly hint: string;
  readonly amountCents: number;
  readonly limits: AmountLimits;
  readonly onCommit: (amountCents: number) => void;
}

const dollars = (cents: number) => formatCount(Math.round(cents / 100));

/** An amount in whole dollars: committed 400 ms after the last keystroke, clamped to its limits, and shown clamped on blur. */
export function AmountField({ name, label, hint, amountCents, limits, onCommit }: AmountFieldProps) {
  const { t } = useTranslation('storefront');
  const [draft, setDraft] = useState<string | null>(null);
  const typedCents = draft === null || draft === '' ? undefined : parseCurrency(draft);
  const { leastCents, mostCents } = limits;
  useEffect(() => {
    if (typedCents === undefined) return undefined;
    const commit = () => onCommit(clampedAmount(typedCents, { leastCents, mostCents }));
    const timer = setTimeout(commit, debounceMs);
    return () => clearTimeout(timer);
  }, [typedCents, leastCents, mostCents, onCommit]);
  const isTooMuch = typedCents !== undefined && typedCents > mostCents;
  const maximum = formatCurrency(wholeDollarLimits(limits).mostCents);
  return (
    <TextField
      name={name}
      label={label}
      prefix="$"
      inputMode="numeric"
      autoComplete="off"
      maxLength={9}
      hint={hint}
      error={isTooMuch && <span role="alert">{t('payment.downPaymentTooMuch', { maximum })}</span>}
      value={draft ?? dollars(amountCents)}
      onChange={(event) => setDraft(event.target.value.replace(/[^\d,]/g, '').replace(/,/g, ''))}
      onBlur={() => {
        if (typedCents !== undefined) onCommit(clampedAmount(typedCents, limits));
        setDraft(null);
      }}
    />
  );
}
