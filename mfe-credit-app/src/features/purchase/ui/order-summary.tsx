import type { ReactNode } from 'react';
import { Card, chakra, VehicleMedia } from '@forecourt/shared-design';
import { orderPicture } from '@forecourt/shared-design/forms';
import { PriceTable } from '@forecourt/shared-design/purchase';
import type { Cart } from '@forecourt/shared-contracts/commerce';
import { vehicleName } from '@forecourt/shared-contracts/formats';
import { usePlatform, useTranslation } from '@forecourt/shared-contracts/react';
import { usePaymentWords } from '../model/use-payment-words.ts';
import { LeaseDue } from './lease-due.tsx';
import { Panel } from './panel.tsx';

const Body = chakra('div', {
  base: {
    '& .fc-vehicle': {
      display: 'grid',
      gridTemplateColumns: '96px minmax(0, 1fr)',
      columnGap: '4',
      alignItems: 'center',
    },
    '& .fc-picture': { gridRow: 'span 2', borderRadius: 'small', overflow: 'hidden' },
    '& h2': { textStyle: 'subheading', margin: '0', alignSelf: 'end' },
    '& .fc-vehicle p': { margin: '0', color: 'inkMuted', textStyle: 'small', alignSelf: 'start' },
    '& .fc-terms': { whiteSpace: 'pre-line' },
    '& .fc-terms::first-line': { fontWeight: 'bold', color: 'ink' },
    '@media (max-width: 359px)': {
      '& .fc-picture': { gridRow: 'auto' },
      '& h2': { alignSelf: 'center' },
      '& .fc-vehicle p': { gridColumn: '1 / -1', marginTop: '2' },
    },
    '& .fc-prices': { marginTop: '4' },
    '& > button': { marginTop: '4', width: { base: 'full', sm: 'auto' } },
  },
  variants: {
    /** Beside a question: on a small screen, where it follows the question, without the lines of the price. */
    isBrief: { true: { '& .fc-prices': { display: { base: 'none', md: 'block' } } } },
  },
});

interface OrderSummaryProps {
  readonly cart: Cart;
  readonly isBrief?: boolean | undefined;
  /** At its end: what shows more. */
  readonly children?: ReactNode;
}

/** What is bought and what it costs, next to a form of the purchase; a lease with what is due at signing (PRICE-75). */
export function OrderSummary({ cart, isBrief, children }: OrderSummaryProps) {
  const { t } = useTranslation('creditApp');
  const { siteOrigin, tenant } = usePlatform();
  const { vehicle, price } = cart;
  const payment = usePaymentWords(price);
  return (
    <Card
      as="section"
      aria-label={t('purchaseTerms.label')}
      position={{ md: 'sticky' }}
      top={{ md: '104px' }}
      // Below a question, at a distance from its buttons.
      marginTop={{ base: isBrief ? '5' : '0', md: '0' }}
    >
      <Body isBrief={isBrief}>
        <div className="fc-vehicle">
          <div className="fc-picture">
            <VehicleMedia image={orderPicture(vehicle, { siteOrigin, tenant, sizes: '96px' })} eager />
          </div>
          <h2>{vehicleName(vehicle)}</h2>
          <p className={payment && 'fc-terms'}>{payment ?? vehicle.trim}</p>
        </div>
        <div className="fc-prices">
          <PriceTable
            price={price}
            isBeforeOrder
            namesIncentives
            isRounded={!price.lease}
            homeState={cart.homeState ?? null}
            isHandOverOpen={cart.handOver === undefined}
          />
          {price.lease && (
            <Panel marginTop="6">
              <LeaseDue lease={price.lease} />
            </Panel>
          )}
        </div>
        {children}
      </Body>
    </Card>
  );
}
