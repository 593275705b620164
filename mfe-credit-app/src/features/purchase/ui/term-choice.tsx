import { chakra, SegmentedControl } from '@forecourt/shared-design';
import { useTranslation } from '@forecourt/shared-contracts/react';

const Root = chakra('div', {
  base: { display: 'grid', gap: '2', '& .fc-title': { fontWeight: 'semibold' } },
});

interface TermChoiceProps {
  readonly months: number;
  readonly options: readonly number[];
  readonly onChange: (months: number) => void;
}

/** Length of a loan or a lease in months. */
export function TermChoice({ months, options, onChange }: TermChoiceProps) {
  const { t } = useTranslation('creditApp');
  return (
    <Root>
      <span className="fc-title" aria-hidden>
        {t('terms.term')}
      </span>
      <SegmentedControl
        label={t('terms.term')}
        fullWidth
        value={String(months)}
        onChange={(chosen) => onChange(Number(chosen))}
        options={options.map((one) => ({ value: String(one), label: String(one) }))}
      />
    </Root>
  );
}
