import { Alert, AppLink, Card, chakra, LinkButton, VehicleMedia } from '@forecourt/shared-design';
import { orderPicture } from '@forecourt/shared-design/forms';
import { isCartReady, type Cart } from '@forecourt/shared-contracts/commerce';
import { usePlatform, useTranslation } from '@forecourt/shared-contracts/react';
import { fixedPath } from '../../domain/purchase-paths.ts';
import {
  NextBar,
  CashPanel,
  Columns,
  LeaseDue,
  NextStep,
  NextWays,
  Panel,
  PricePanel,
} from '../purchase/index.ts';
import { OverviewPayment } from './overview-payment.tsx';
import { useOverviewRows } from './use-overview-rows.ts';
import { routePaths } from '../../domain/route-paths.ts';

const Rows = chakra('dl', {
  base: {
    margin: '0',
    display: 'grid',
    flex: '1',
    gap: '4',
    '& > div': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: '4' },
    '& > div:not(:first-of-type)': { borderTop: '1px solid', borderColor: 'line', paddingTop: '4' },
    '& dt': { fontWeight: 'semibold' },
    '& dd': { margin: '0', color: 'inkMuted', fontSize: 'sm', gridColumn: '1', whiteSpace: 'pre-line' },
    '& .fc-change': { gridColumn: '2', gridRow: '1' },
  },
});

const Picture = chakra('div', {
  base: {
    width: { base: 'full', sm: '220px', md: 'full' },
    flexShrink: '0',
    marginBottom: '5',
    borderRadius: 'small',
    overflow: 'hidden',
  },
});

const sizes = '(width < 600px) 100vw, (width < 960px) 220px, 600px';

/** The choices on the left, the price and the next step on the right. */
export function OverviewBody({ cart }: { readonly cart: Cart }) {
  const { t } = useTranslation('creditApp');
  const { siteOrigin, tenant } = usePlatform();
  const rows = useOverviewRows(cart);
  const canGoOn = isCartReady(cart);
  return (
    <Columns>
      <Card display={{ sm: 'flex', md: 'block' }} alignItems="start" gap="6">
        <Picture>
          <VehicleMedia image={orderPicture(cart.vehicle, { siteOrigin, tenant, sizes })} eager />
        </Picture>
        <Rows aria-label={t('overview.choices')}>
          {rows.map(({ id, text, path }) => (
            <div key={id}>
              <dt>{t(`overview.rows.${id}`)}</dt>
              <dd>{text}</dd>
              {path !== undefined && (
                <dd className="fc-change">
                  <AppLink href={path} aria-label={t(`overview.changeWhat.${id}`)}>
                    {t('overview.change')}
                  </AppLink>
                </dd>
              )}
            </div>
          ))}
        </Rows>
      </Card>
      <PricePanel cart={cart} isChanging={false} next={canGoOn && <OverviewNext cart={cart} />}>
        {canGoOn ? (
          <>
            <OverviewPayment price={cart.price} />
            {cart.price.lease && (
              <Panel>
                <LeaseDue lease={cart.price.lease} />
              </Panel>
            )}
          </>
        ) : (
          <Alert
            severity="warning"
            actions={
              <LinkButton href={routePaths.cart} size="sm">
                {t('gate.toCart')}
              </LinkButton>
            }
          >
            {t('overview.stopped')}
          </Alert>
        )}
      </PricePanel>
    </Columns>
  );
}

function OverviewNext({ cart }: { readonly cart: Cart }) {
  const { t } = useTranslation('creditApp');
  if (cart.handOver) {
    return cart.purchaseType === 'Cash' ? (
      <CashPanel totalCents={cart.price.totalCents} isChanging={false} />
    ) : (
      <NextStep />
    );
  }
  return (
    <NextWays>
      <NextBar>
        <LinkButton size="lg" href={fixedPath('details') ?? routePaths.cart}>
          {t('overview.toDetails')}
        </LinkButton>
      </NextBar>
    </NextWays>
  );
}
