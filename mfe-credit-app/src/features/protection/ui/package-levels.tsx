import { chakra } from '@forecourt/shared-design';
import { RadioGroupField } from '@forecourt/shared-design/forms';
import { formatCurrency, formatRoundedCurrency } from '@forecourt/shared-contracts/formats';
import type { PriceBreakdown } from '@forecourt/shared-contracts/pricing';
import type {
  ProtectionLevel,
  ProtectionPackage,
  ProtectionType,
} from '@forecourt/shared-contracts/protection';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { useLevelWords } from './use-level-words.ts';

const Row = chakra('span', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    columnGap: '4',
    fontWeight: 'semibold',
    '& .fc-price': { whiteSpace: 'nowrap' },
  },
});
const Group = chakra('div', {
  base: {
    '& fieldset .fc-options': { display: 'grid', gridTemplateColumns: { sm: 'repeat(2, 1fr)', xl: 'none' } },
    '& .fc-choice > span': { flex: '1', minWidth: '0' },
    '& .fc-total': { display: 'block' },
    // Until it is added, the selected level is only what could be added.
    '&[data-added=false] :is(.fc-choice:has(:checked), .fc-mark:checked)': { background: 'surfaceRaised' },
    '&[data-added=false] .fc-mark[type=radio]:checked::after': { background: 'brand' },
  },
});

/** Name of the field of a package's level. */
export const levelField = (type: ProtectionType) => `level-${type}`;

interface PackageLevelsProps {
  readonly offered: ProtectionPackage;
  /** The price of the purchase, whose loan or lease the coverage is paid with. */
  readonly price: PriceBreakdown;
  readonly isAdded: boolean;
  /** Code of the selected level. */
  readonly value: string | undefined;
  /** A level is still to be selected. */
  readonly isAsked: boolean;
  readonly onChange: (code: string) => void;
}

/** The levels of a package with term, deductible and price; a level without a price cannot be selected. */
export function PackageLevels({ offered, price, isAdded, value, isAsked, onChange }: PackageLevelsProps) {
  const { finance, lease } = price;
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
    const months = (finance ?? lease)?.termMonths;
    if (level.priceCents === null || level.monthlyCents === null || months === undefined) return deductible;
    return (
      <>
        <span className="fc-total">
          {t(`coverage.level.${lease ? 'inLease' : 'inLoan'}`, {
            months,
            amount: formatCurrency(level.priceCents),
          })}
        </span>{' '}
        {deductible}
      </>
    );
  };
  return (
    <Group data-added={isAdded}>
      <RadioGroupField
        name={levelField(offered.type)}
        label={t('coverage.level.choose', { name })}
        labelHidden
        look="cards"
        value={value ?? ''}
        error={isAsked && t('coverage.level.missing')}
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
