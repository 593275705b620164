import { useEffect, useState } from 'react';
import { TextField } from '@forecourt/shared-design';
import { formatCurrency, formatCount, parseCurrency } from '@forecourt/shared-contracts/formats';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { clampedDownPayment } from './payment-inputs.ts';

/** Wait after the last key (storefront.md section 9). */
const debounceMs = 400;

interface DownPaymentFieldProps {
  readonly amountCents: number;
  readonly maximumCents: number;
  readonly onCommit: (amountCents: number) => void;
}

const dollars = (cents: number) => formatCount(Math.round(cents / 100));

/** Down payment in whole dollars: counts 400 ms after the last key, held between 0 and the maximum, and shown so when left. */
export function DownPaymentField({ amountCents, maximumCents, onCommit }: DownPaymentFieldProps) {
  const { t } = useTranslation('storefront');
  const [draft, setDraft] = useState<string | null>(null);
  const typedCents = draft === null || draft === '' ? undefined : parseCurrency(draft);
  useEffect(() => {
    if (typedCents === undefined) return undefined;
    const timer = setTimeout(() => onCommit(clampedDownPayment(typedCents, maximumCents)), debounceMs);
    return () => clearTimeout(timer);
  }, [typedCents, maximumCents, onCommit]);
  const isTooMuch = typedCents !== undefined && typedCents > maximumCents;
  const maximum = formatCurrency(Math.floor(maximumCents / 100) * 100);
  return (
    <TextField
      name="downPayment"
      label={t('payment.downPayment')}
      prefix="$"
      inputMode="numeric"
      autoComplete="off"
      maxLength={9}
      hint={t('payment.downPaymentHint', { maximum })}
      error={isTooMuch ? t('payment.downPaymentTooMuch', { maximum }) : undefined}
      value={draft ?? dollars(amountCents)}
      onChange={(event) => setDraft(event.target.value.replace(/[^\d,]/g, '').replace(/,/g, ''))}
      onBlur={() => {
        if (typedCents !== undefined) onCommit(clampedDownPayment(typedCents, maximumCents));
        setDraft(null);
      }}
    />
  );
}
