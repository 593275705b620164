import { formatCount, formatCurrency } from '@forecourt/shared-contracts/formats';
import type { ProtectionLevel } from '@forecourt/shared-contracts/protection';
import { useTranslation } from '@forecourt/shared-contracts/react';

/** A level as text. */
export interface LevelWords {
  /** `72 months or 75,000 miles`. */
  readonly term: string;
  /** `$100 deductible per repair`. */
  readonly deductible: string;
}

/** Returns a function that formats levels as text. */
export function useLevelWords(): (level: ProtectionLevel) => LevelWords {
  const { t } = useTranslation('creditApp');
  return ({ termMonths: months, miles, deductibleCents }) => ({
    term:
      miles === null
        ? t('coverage.level.months', { months })
        : t('coverage.level.monthsOrMiles', { months, miles: formatCount(miles) }),
    deductible:
      deductibleCents === 0
        ? t('coverage.level.noDeductible')
        : t('coverage.level.deductible', { amount: formatCurrency(deductibleCents) }),
  });
}
