import { chakra, DefinitionList } from '@forecourt/shared-design';
import type { VehicleDetail, VehicleSpecification } from '@forecourt/shared-contracts/inventory';
import { useTranslation } from '@forecourt/shared-contracts/react';
import type { TextKey } from '@forecourt/shared-contracts/i18n';
import { interiorColorKey } from '../../../domain/interior-color.ts';
import { FactSection } from './fact-section.tsx';

const groups: readonly VehicleSpecification['group'][] = ['performance', 'economy', 'dimensions'];

const Groups = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      sm: 'repeat(2, minmax(0, 1fr))',
      md: 'minmax(0, 1fr)',
      lg: 'repeat(2, minmax(0, 1fr))',
    },
    columnGap: { base: '6', lg: '10' },
    rowGap: '6',
    '& h3': { textStyle: 'subheading', margin: '0', marginBottom: '1' },
  },
});

/**
 * Specifications whose values are in our catalog and have a text in each language; engines and transmissions are shown in the
 * manufacturer's wording.
 */
const worded: readonly VehicleSpecification['code'][] = ['drivetrain', 'fuelType'];

/** Measured and rated properties by group, and the colors by their manufacturer names. */
export function SpecificationList({ vehicle }: { vehicle: VehicleDetail }) {
  const { t } = useTranslation('storefront');
  const rowsOf = (group: VehicleSpecification['group']) =>
    vehicle.specifications
      .filter((one) => one.group === group)
      .map(({ code, value }) => ({
        id: code,
        label: t(`inventory.specification.${code}`),
        value: worded.includes(code) ? t(`inventory.${code}.${value}` as TextKey<'storefront'>) : value,
      }));
  const interiorKey = interiorColorKey(vehicle.interiorColor);
  return (
    <FactSection title={t('vehicle.specifications')}>
      <Groups>
        {groups.map((group) => {
          const rows = rowsOf(group);
          if (rows.length === 0) return null;
          return (
            <div key={group}>
              <h3>{t(`vehicle.group.${group}`)}</h3>
              <DefinitionList rows={rows} />
            </div>
          );
        })}
        <div>
          <h3>{t('vehicle.group.colors')}</h3>
          <DefinitionList
            rows={[
              { id: 'exterior', label: t('vehicle.exterior'), value: vehicle.exteriorColor.name },
              {
                id: 'interior',
                label: t('vehicle.interior'),
                value: interiorKey ? t(interiorKey) : vehicle.interiorColor || t('vehicle.notStated'),
              },
            ]}
          />
        </div>
      </Groups>
    </FactSection>
  );
}
