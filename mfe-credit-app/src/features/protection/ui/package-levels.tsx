import { chakra } from '@forecourt/shared-design';
import { RadioGroupField } from '@forecourt/shared-design/forms';
import { formatCurrency, formatRoundedCurrency } from '@forecourt/shared-contracts/formats';
import type { ProtectionLevel, ProtectionPackage } from '@forecourt/shared-contracts/protection';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { useLevelWords } from './use-level-words.ts';

const Row = chakra('span', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '4',
    fontWeight: 'semibold',
    '& .fc-price': { whiteSpace: 'nowrap' },
  },
});
const Group = chakra('div', {
  base: {
    '& .fc-choice > span': { flex: '1', minWidth: '0' },
    // Until it is added, the level is only what could be added.
    '&[data-added=false] .fc-choice:has(:checked)': {
      borderColor: 'inkMuted',
      background: 'surfaceRaised',
      boxShadow: 'none',
    },
    '&[data-added=false] .fc-mark:checked': { borderColor: 'inkMuted', background: 'inkMuted' },
  },
});

interface PackageLevelsProps {
  readonly offered: ProtectionPackage;
  readonly isAdded: boolean;
  /** Code of the selected level. */
  readonly value: string | undefined;
  readonly onChange: (code: string) => void;
}

/** The levels of a package with term, deductible and price; a level without a price cannot be selected. */
export function PackageLevels({ offered, isAdded, value, onChange }: PackageLevelsProps) {
  const { t } = useTranslation('creditApp');
  const words = useLevelWords();
  const name = t(`coverage.type.${offered.type}.name`);
  const priceOf = ({ priceCents, monthlyCents }: ProtectionLevel) => {
    if (priceCents === null) return t('coverage.level.noPrice');
    if (monthlyCents === null) return formatCurrency(priceCents);
    return t('coverage.level.perMonth', { amount: formatRoundedCurrency(monthlyCents) });
  };
  const hintOf = (level: ProtectionLevel) => {
    const { deductible } = words(level);
    if (level.priceCents === null || level.monthlyCents === null) return deductible;
    return `${deductible}\u00a0· ${t('coverage.level.inTotal', { amount: formatCurrency(level.priceCents) })}`;
  };
  return (
    <Group data-added={isAdded}>
      <RadioGroupField
        name={`level-${offered.type}`}
        label={t('coverage.level.choose', { name })}
        labelHidden
        look="cards"
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value)}
        options={offered.levels.map((level) => ({
          value: level.code,
          disabled: level.priceCents === null,
          label: (
            <Row>
              <span>{words(level).term}</span>{' '}
              <span className={level.priceCents === null ? undefined : 'fc-price'}>{priceOf(level)}</span>
            </Row>
          ),
          hint: hintOf(level),
        }))}
      />
    </Group>
  );
}
