import { Card, chakra, DefinitionList, VehicleMedia } from '@forecourt/shared-design';
import { orderPicture } from '@forecourt/shared-design/forms';
import { HoldLoader } from '@forecourt/shared-design/purchase';
import type { Cart } from '@forecourt/shared-contracts/commerce';
import { formatMileage, keepTogether, vehicleName } from '@forecourt/shared-contracts/formats';
import { usePlatform, useTranslation } from '@forecourt/shared-contracts/react';
import type { TextId } from '@forecourt/shared-contracts/i18n';
import { CartPriceTable, Columns } from '../../purchase/index.ts';
import { TermsForm } from './terms-form.tsx';
import { useCashOrder } from '../model/use-cash-order.ts';

const Vehicle = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '5',
    marginBottom: '4',
    '& .fc-picture': {
      width: { base: 'full', sm: '140px' },
      flexShrink: '0',
      borderRadius: 'small',
      overflow: 'hidden',
    },
    '& h2': { textStyle: 'subheading', margin: '0' },
    '& p': { margin: '0', color: 'inkMuted', textStyle: 'small' },
  },
});

/** What is bought, what it costs and what is due today, and the terms to accept. */
export function CashReview({ cart }: { cart: Cart }) {
  const { t } = useTranslation('creditApp');
  const order = useCashOrder(cart);
  const { siteOrigin, tenant } = usePlatform();
  const { vehicle } = cart;
  const row = (id: TextId<'creditApp', 'review'>, value: string) => ({ id, label: t(`review.${id}`), value });
  if (order.isPlacing) return <HoldLoader />;
  return (
    <Columns>
      <Card>
        <Vehicle>
          <div className="fc-picture">
            <VehicleMedia
              image={orderPicture(vehicle, { siteOrigin, tenant, sizes: '(width < 600px) 100vw, 140px' })}
              eager
            />
          </div>
          <div>
            <h2>{vehicleName(vehicle)}</h2>
            <p>{keepTogether(`${vehicle.trim} · ${formatMileage(vehicle.mileage)}`)}</p>
          </div>
        </Vehicle>
        <DefinitionList
          rows={[
            row('condition', t(`vehicle.condition.${vehicle.condition}`)),
            row('vin', vehicle.vin),
            row('type', t('purchaseType.Cash')),
            ...(cart.zipCode ? [row('zip', cart.zipCode)] : []),
            row('taxState', cart.price.state),
          ]}
        />
      </Card>
      <Card
        as="section"
        aria-label={t('price.label')}
        gridColumn={{ md: '2' }}
        gridRow={{ md: '1 / span 2' }}
      >
        <CartPriceTable cart={cart} />
      </Card>
      <TermsForm cart={cart} order={order} />
    </Columns>
  );
}
