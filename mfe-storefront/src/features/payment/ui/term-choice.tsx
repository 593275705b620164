import { SegmentedControl } from '@forecourt/shared-design';
import { useTranslation } from '@forecourt/shared-contracts/react';

interface TermChoiceProps {
  readonly months: number;
  readonly options: readonly number[];
  readonly onChange: (months: number) => void;
}

/** Length of a loan or a lease in months. */
export function TermChoice({ months, options, onChange }: TermChoiceProps) {
  const { t } = useTranslation('storefront');
  return (
    <div className="fc-term">
      <span className="fc-term-label" aria-hidden>
        {t('payment.term')}
      </span>
      <SegmentedControl
        label={t('payment.term')}
        fullWidth
        value={String(months)}
        onChange={(chosen) => onChange(Number(chosen))}
        options={options.map((one) => ({ value: String(one), label: String(one) }))}
      />
    </div>
  );
}
