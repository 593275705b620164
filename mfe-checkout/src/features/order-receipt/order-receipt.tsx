import { useRef, type ReactNode } from 'react';
import {
  ActionRow,
  Button,
  Card,
  chakra,
  DefinitionList,
  LinkButton,
  Page,
  PageHeading,
  usePageTitle,
  Whole,
} from '@forecourt/shared-design';
import { lenderTerms } from '@forecourt/shared-contracts/commerce';
import {
  formatExactCurrency,
  formatMileage,
  formatMomentAt,
  formatPercent,
  vehicleNameWithTrim,
} from '@forecourt/shared-contracts/formats';
import { useLocation, useSession, useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import type { TextId } from '@forecourt/shared-contracts/i18n';
import { buyerNames } from '../../domain/buyer-names.ts';
import { keepMoment } from '../../domain/keep-moment.ts';
import { showsCents } from '../../domain/order-card.ts';
import { orderPagePath } from '../../domain/order-page.ts';
import { printElement } from '../../platform/print-element.ts';
import { OrderPrice } from '../order-page/index.ts';
import { useOrder } from '../order/index.ts';

const Body = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    '& .fc-small': { margin: '0', textStyle: 'small', color: 'inkMuted' },
  },
});

/** Order summary, the order receipt of TRACK-103: what was ordered, by whom and from whom, with every price line, on one printable page (BUY-4). */
export function OrderReceipt() {
  const { t } = useTranslation('checkout');
  const sheet = useRef<HTMLDivElement>(null);
  const { legalName, contact } = useTenant();
  const { pathname } = useLocation();
  const { data } = useOrder();
  const { order } = data;
  const rows = useReceiptRows();
  const title = t('orderPage.summary');
  usePageTitle(title);
  return (
    <Page width="narrow">
      <Card padding="lg">
        <Body ref={sheet}>
          <PageHeading eyebrow={legalName} lead={t('orderReceipt.lead')} focusKey={pathname}>
            {title}
          </PageHeading>
          <DefinitionList rows={rows} />
          <OrderPrice isExact={showsCents(data)} />
          <p className="fc-small">
            {t('orderReceipt.note', {
              legalName,
              phone: contact.phoneAbbreviation,
              email: contact.supportEmail,
            })}
          </p>
          <ActionRow data-print="no">
            <Button icon="document" onClick={() => sheet.current && printElement(sheet.current)}>
              {t('orderReceipt.print')}
            </Button>
            <LinkButton href={orderPagePath(order.orderNumber)} variant="secondary">
              {t('orderReceipt.back')}
            </LinkButton>
          </ActionRow>
        </Body>
      </Card>
    </Page>
  );
}

function useReceiptRows() {
  const { t } = useTranslation('checkout');
  const session = useSession();
  const { timeZone } = useTenant().contact;
  const { order } = useOrder().data;
  const { vehicle, creationDate, deal, tradeIn } = order;
  const terms = lenderTerms(order.price);
  const row = (id: TextId<'checkout', 'orderReceipt.rows'>, value: ReactNode) => ({
    id,
    label: t(`orderReceipt.rows.${id}`),
    value,
  });
  const user = session.status === 'signed-in' ? session.user : undefined;
  const buyer = [buyerNames(order, user), user?.email].filter(Boolean).join(', ');
  return [
    row('number', <Whole>{order.orderNumber}</Whole>),
    row('date', keepMoment(formatMomentAt(creationDate, timeZone))),
    row('buyer', buyer),
    row('vehicle', vehicleNameWithTrim(vehicle)),
    row('vin', <Whole>{vehicle.vin}</Whole>),
    row('mileage', formatMileage(vehicle.mileage)),
    ...(tradeIn ? [row('tradeIn', vehicleNameWithTrim(tradeIn))] : []),
    row('type', t(`orderReceipt.types.${deal.type}`)),
    ...(terms
      ? [
          row(
            'payment',
            t('orderReceipt.payment', {
              amount: formatExactCurrency(terms.monthlyPaymentCents),
              term: terms.termMonths,
              apr: formatPercent(terms.aprPercent),
            }),
          ),
        ]
      : []),
  ];
}
