import { DefinitionList } from '@forecourt/shared-design';
import type { VehicleDetail, VehicleSpecification } from '@forecourt/shared-contracts/inventory';
import { useTranslation } from '@forecourt/shared-contracts/react';
import type { TextKey } from '@forecourt/shared-contracts/i18n';
import { electricName } from '../../../domain/electric-name.ts';
import { interiorColorKey } from '../../../domain/interior-color.ts';
import { FactSection } from './fact-section.tsx';
import { useFacts } from './use-facts.ts';

/**
 * Specifications whose values are in our catalog and have a text in each language; engines and transmissions are shown in the
 * manufacturer's wording.
 */
const worded: readonly VehicleSpecification['code'][] = ['drivetrain', 'fuelType'];

/** Measured and rated properties that are not among the facts at a glance, and the color inside by its manufacturer name. */
export function SpecificationList({ vehicle }: { vehicle: VehicleDetail }) {
  const { t } = useTranslation('storefront');
  const stated = useFacts(vehicle).flatMap(({ codes = [] }) => codes);
  const isElectric = vehicle.fuelType === 'Electric';
  const interiorKey = interiorColorKey(vehicle.interiorColor);
  return (
    <FactSection title={t('vehicle.specifications')}>
      <DefinitionList
        rows={[
          ...vehicle.specifications
            .filter(({ code }) => !stated.includes(code))
            .flatMap(({ code, value }) => {
              const name = isElectric ? electricName(code) : code;
              if (!name) return [];
              const text = worded.includes(code)
                ? t(`inventory.${code}.${value}` as TextKey<'storefront'>)
                : value;
              return [{ id: code, label: t(`inventory.specification.${name}`), value: text }];
            }),
          {
            id: 'interior',
            label: t('vehicle.interior'),
            value: interiorKey ? t(interiorKey) : vehicle.interiorColor || t('vehicle.notStated'),
          },
        ]}
      />
    </FactSection>
  );
}
