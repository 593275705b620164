import { AppLink, Card, chakra, Icon, LinkButton } from '@forecourt/shared-design';
import { formatCount, formatPhone, phoneHref } from '@forecourt/shared-contracts/formats';
import { distanceMiles, type ZipPlace } from '@forecourt/shared-contracts/geo';
import type { VehicleDetail } from '@forecourt/shared-contracts/inventory';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { FactSection } from './fact-section.tsx';

const Body = chakra('address', {
  base: {
    fontStyle: 'normal',
    display: 'grid',
    gap: '3',
    justifyItems: 'start',
    '& b': { fontFamily: 'display', fontWeight: 'display', fontSize: 'lg' },
    '& p': { margin: '0', display: 'flex', gap: '2.5', alignItems: 'center' },
    '& svg': { color: 'inkMuted', flexShrink: '0' },
  },
});

interface DealerPanelProps {
  readonly dealer: VehicleDetail['dealer'];
  /** The shopper's location, once known. */
  readonly place: ZipPlace | undefined;
}

/** The vehicle's location: dealer, address, phone, the distance from the shopper's ZIP, and the way there. */
export function DealerPanel({ dealer, place }: DealerPanelProps) {
  const { t } = useTranslation('storefront');
  const { streetAddress, city, state, zip } = dealer;
  const destination = `${streetAddress}, ${city}, ${state} ${zip}`;
  return (
    <FactSection title={t('vehicle.dealer')}>
      <Card tone="flat">
        <Body>
          <b>{dealer.name}</b>
          <p>
            <Icon name="pin" />
            {t('vehicle.address', { ...dealer })}
          </p>
          {place && (
            <p>
              <Icon name="car" />
              {t('vehicle.distance', { miles: formatCount(distanceMiles(place, dealer)), zip: place.zip })}
            </p>
          )}
          <p>
            <Icon name="phone" />
            <AppLink href={phoneHref(dealer.phone)}>{formatPhone(dealer.phone)}</AppLink>
          </p>
          <LinkButton
            variant="secondary"
            href={`https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination }).toString()}`}
            target="_blank"
            rel="noopener"
            trailingIcon="external"
          >
            {t('vehicle.directions')}
          </LinkButton>
        </Body>
      </Card>
    </FactSection>
  );
}
