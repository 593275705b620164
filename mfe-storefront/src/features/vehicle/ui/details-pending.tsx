import { dealerPhone } from '@forecourt/shared-contracts/formats';
import { chakra, RetryPanel, Skeleton, TextSkeleton } from '@forecourt/shared-design';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import type { DetailsDoor } from './use-details.ts';

/** About as high as the lower part, whose first section are facts in tiles. */
const Frame = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    alignContent: 'start',
    height: '900px',
    overflow: 'hidden',
    gridTemplateColumns: { base: '1fr 1fr', md: '1fr 1fr 1fr' },
    '& > div': { gridColumn: '1 / -1', marginTop: '8' },
  },
});
const tiles = ['mileage', 'economy', 'engine', 'transmission', 'drivetrain', 'color'];

/** In place of the page's lower part: its placeholder, or a button to retry. */
export function DetailsPending({ door }: { readonly door: DetailsDoor }) {
  const { t } = useTranslation('storefront');
  const { contact } = useTenant();
  if (!door.isFailed)
    return (
      <Frame aria-hidden>
        <Skeleton height="32px" width="60%" gridColumn="1 / -1" />
        {tiles.map((tile) => (
          <Skeleton key={tile} height="74px" />
        ))}
        <TextSkeleton lines={8} />
      </Frame>
    );
  return (
    <RetryPanel title={t('vehicle.detailsFailed')} onRetry={door.tryAgain} phone={dealerPhone(contact)} />
  );
}
