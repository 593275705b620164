import { formatCurrency } from '@forecourt/shared-contracts/formats';
import type { ProtectionType } from '@forecourt/shared-contracts/protection';
import { useTranslation } from '@forecourt/shared-contracts/react';
import type { TextId } from '@forecourt/shared-contracts/i18n';
import { coveredParts, repairExample, type CoveredPart } from '../domain/covered-parts.ts';

/** The packages with parts that have an example. */
type ExampleType = Extract<
  ProtectionType | `${ProtectionType}Electric`,
  TextId<'creditApp', 'coverage.example'>
>;
type Amounts = Partial<Record<CoveredPart, string>>;

/** Returns a sentence with the repair costs that a package covers for this kind of vehicle; undefined for a package that covers none. */
export function useExampleWords(isElectric: boolean): (type: ProtectionType) => string | undefined {
  const { t } = useTranslation('creditApp');
  return (type) => {
    const amounts = coveredParts(type).flatMap((part) => {
      const example = repairExample(part, isElectric);
      return example ? [[part, formatCurrency(example.amountCents)] as const] : [];
    });
    const hasOwn = isElectric && coveredParts(type).includes('powertrain');
    const key = `${type}${hasOwn ? 'Electric' : ''}` as ExampleType;
    return amounts.length > 0
      ? t(`coverage.example.${key}`, Object.fromEntries(amounts) as Amounts)
      : undefined;
  };
}
