import { Card, chakra, VehicleMedia } from '@forecourt/shared-design';
import { orderPicture } from '@forecourt/shared-design/forms';
import { PriceTable } from '@forecourt/shared-design/purchase';
import type { Cart } from '@forecourt/shared-contracts/commerce';
import { vehicleName } from '@forecourt/shared-contracts/formats';
import { usePlatform, useTranslation } from '@forecourt/shared-contracts/react';
import { LeaseDue, Panel, usePaymentWords } from '../../purchase/index.ts';

const Vehicle = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    marginBottom: '4',
    '& .fc-picture': { width: '96px', flexShrink: '0', borderRadius: 'small', overflow: 'hidden' },
    '& h2': { textStyle: 'subheading', margin: '0' },
    '& p': { margin: '0', color: 'inkMuted', textStyle: 'small' },
  },
});

/** What is bought and what it costs, next to the application; a lease with what is due at signing (PRICE-75). */
export function OrderSummary({ cart }: { readonly cart: Cart }) {
  const { t } = useTranslation('creditApp');
  const { siteOrigin, tenant } = usePlatform();
  const { vehicle, price } = cart;
  const payment = usePaymentWords(price);
  return (
    <Card as="section" aria-label={t('application.summary.label')}>
      <Vehicle>
        <div className="fc-picture">
          <VehicleMedia image={orderPicture(vehicle, { siteOrigin, tenant, sizes: '96px' })} eager />
        </div>
        <div>
          <h2>{vehicleName(vehicle)}</h2>
          <p>{payment === undefined ? vehicle.trim : t('application.summary.payment', { payment })}</p>
        </div>
      </Vehicle>
      <PriceTable price={price} isBeforeOrder isRounded />
      {price.lease && (
        <Panel marginTop="6">
          <LeaseDue lease={price.lease} />
        </Panel>
      )}
    </Card>
  );
}
