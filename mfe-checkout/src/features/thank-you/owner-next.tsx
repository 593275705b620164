import { useState } from 'react';
import { Card, chakra, Icon, type IconName } from '@forecourt/shared-design';
import { getLenderDecision, type Order } from '@forecourt/shared-contracts/commerce';
import { formatCount, formatDateOn, formatExactCurrency } from '@forecourt/shared-contracts/formats';
import { getContract } from '@forecourt/shared-contracts/signing';
import { apiQuery, useApi, useQuery, useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { useOrder } from '../order/index.ts';
import { SiteLinkButton } from '../site-link/index.ts';
import { StepActions } from '../step-screen/index.ts';
import { ownerPoints, type OwnerPoint } from './owner-points.ts';

const Body = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '5',
    '& h2': { textStyle: 'subheading', margin: '0' },
    '& ul': { margin: '0', padding: '0', listStyle: 'none', display: 'grid', gap: '4' },
    '& li': { display: 'grid', gridTemplateColumns: '40px minmax(0, 1fr)', columnGap: '3' },
    '& .fc-mark': {
      display: 'grid',
      placeItems: 'center',
      width: '40px',
      height: '40px',
      borderRadius: 'small',
      background: 'brandSoft',
      color: 'ink',
    },
    '& b': { display: 'block', fontWeight: 'semibold' },
    '& p': { margin: '0', textStyle: 'small', color: 'inkMuted' },
  },
});

const icons: Readonly<Record<OwnerPoint['id'], IconName>> = {
  returns: 'refresh',
  'limited-warranty': 'shield',
  'new-warranty': 'shield',
  'certified-warranty': 'shield',
  'first-payment': 'calendar',
};

/** The figures of a point as its texts name them; empty where it has none. */
function figuresOf(point: OwnerPoint, lender: string) {
  return {
    date: dateOf(point),
    lender,
    months: 'months' in point ? formatCount(point.months) : '',
    miles: 'miles' in point ? formatCount(point.miles) : '',
    amount: 'amountCents' in point ? formatExactCurrency(point.amountCents) : '',
  };
}

function dateOf(point: OwnerPoint): string {
  if (point.id === 'returns') return formatDateOn(point.untilOn);
  return point.id === 'first-payment' && point.dueOn ? formatDateOn(point.dueOn) : '';
}

/** The text of a point: that of a payment names the day on which it is due, if that is known. */
function textOf(point: OwnerPoint) {
  if (point.id !== 'first-payment' || !point.dueOn) return `${point.id}.text` as const;
  return point.isAbout ? 'first-payment.about' : 'first-payment.dated';
}

/** The lender's name; undefined without a loan, and until it is loaded. */
function useLender({ orderNumber, price }: Order): string | undefined {
  const query = apiQuery(useApi(), getLenderDecision, { params: { orderNumber } });
  return useQuery({ ...query, enabled: Boolean(price.finance) }).data?.lenderName ?? undefined;
}

/** The contract's terms; undefined without a loan, and without an answer. Nothing is known of when a payment is due until then. */
function useTerms({ orderNumber, price }: Order) {
  const enabled = Boolean(price.finance);
  const { data, isPending } = useQuery({
    ...apiQuery(useApi(), getContract, { params: { orderNumber } }),
    enabled,
  });
  return { terms: data?.contract?.terms ?? undefined, isPending };
}

/** What comes next after the vehicle was handed over, and the one next action: what the warranty covers. */
export function OwnerNext() {
  const { t } = useTranslation('checkout');
  const tenant = useTenant();
  const { order, history } = useOrder().data;
  const lender = useLender(order) ?? t('lenderDecision.yourLender');
  const [nowMs] = useState(() => Date.now());
  const signedAt = history.find(({ values }) => values.signingEvent === 'Signed')?.at;
  const { terms, isPending } = useTerms(order);
  const points = ownerPoints({ ...order, signedAt: isPending ? undefined : signedAt, terms }, tenant, nowMs);
  const title = t('thankYou.next.title');
  return (
    <Card className="fc-step" padding="lg" as="section" aria-label={title}>
      <Body>
        <h2>{title}</h2>
        <ul>
          {points.map((point) => (
            <li key={point.id}>
              <span className="fc-mark">
                <Icon name={icons[point.id]} sizePx={22} />
              </span>
              <div>
                <b>{t(`thankYou.next.${point.id}.title`, figuresOf(point, lender))}</b>
                <p>{t(`thankYou.next.${textOf(point)}`, figuresOf(point, lender))}</p>
              </div>
            </li>
          ))}
        </ul>
        <StepActions>
          <SiteLinkButton href="/warranty">{t('thankYou.next.action')}</SiteLinkButton>
        </StepActions>
      </Body>
    </Card>
  );
}
