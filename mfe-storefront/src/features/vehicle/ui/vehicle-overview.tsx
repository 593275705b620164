import { chakra, Icon, WholeWords } from '@forecourt/shared-design';
import type { VehicleDetail } from '@forecourt/shared-contracts/inventory';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { FactSection } from './fact-section.tsx';
import { useFacts } from './use-facts.ts';

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    margin: '0',
    padding: '0',
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
    gap: { base: '3', sm: '4' },
    '& li': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: '2.5',
      rowGap: '1.5',
      alignItems: 'center',
      alignContent: 'start',
      padding: { base: '3', sm: '4' },
      background: 'surfaceRaised',
      border: '1px solid',
      borderColor: 'line',
      borderRadius: 'small',
      textWrap: 'balance',
    },
    '& svg': { color: 'link' },
    '& small': { color: 'inkMuted', fontSize: 'xs' },
    // Below the icon too: most values are then on one line of a phone's tile.
    '& b': {
      gridColumn: '1 / -1',
      fontWeight: 'semibold',
      fontSize: { base: 'sm', sm: 'inherit' },
      lineHeight: 'snug',
    },
    '& .fc-swatch': {
      width: '22px',
      height: '22px',
      borderRadius: 'full',
      boxShadow: 'inset 0 0 0 1px rgb(127 127 127 / 0.55)',
    },
  },
});

/** The facts that most shoppers look for first; without those that the dealer does not state. */
export function VehicleOverview({ vehicle }: { vehicle: VehicleDetail }) {
  const { t } = useTranslation('storefront');
  const facts = useFacts(vehicle);
  return (
    <FactSection title={t('vehicle.overview')}>
      <List>
        {facts.map(({ id, icon, value }) => (
          <li key={id}>
            <Icon name={icon} sizePx={22} />
            <small>{t(`vehicle.fact.${id}`)}</small>
            <b>
              <WholeWords>{value}</WholeWords>
            </b>
          </li>
        ))}
        <li>
          <span className="fc-swatch" style={{ background: vehicle.exteriorColor.hex }} />
          <small>{t('vehicle.fact.color')}</small>
          <b>
            <WholeWords>{vehicle.exteriorColor.name}</WholeWords>
          </b>
        </li>
      </List>
    </FactSection>
  );
}
