import type { ReactNode } from 'react';
import {
  AppLink,
  Card,
  chakra,
  Page,
  PageHeading,
  usePageTitle,
  VehicleMedia,
  Whole,
  WholeWords,
  type Tone,
} from '@forecourt/shared-design';
import { orderPicture, StatusPill } from '@forecourt/shared-design/forms';
import type { DecisionPhase, Order } from '@forecourt/shared-contracts/commerce';
import {
  formatDateAt,
  formatExactCurrency,
  formatRoundedCurrency,
  phoneHref,
} from '@forecourt/shared-contracts/formats';
import type { ProgressSnapshot } from '@forecourt/shared-contracts/progress';
import { useLocation, usePlatform, useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { buyerNames } from '../../domain/buyer-names.ts';
import { showsCents, orderPhase } from '../../domain/order-card.ts';
import { isOrderOver, orderPagePath } from '../../domain/order-page.ts';
import { priceStanding } from '../../domain/price-standing.ts';
import { MomentBand } from '../moment/index.ts';
import { useOrder } from '../order/index.ts';
import { OwnerLine, type StepOwner } from '../step-screen/index.ts';
import { OrderPrice } from './order-price.tsx';
import { OrderVehicleCard } from './order-vehicle-card.tsx';

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '6',
    alignItems: 'start',
    '& > *': { minWidth: '0' },
    '& .fc-main': { display: 'grid', gap: '6' },
    '& .fc-body > .fc-actions > *': { width: { base: 'full', sm: 'auto' } },
    // Tables end where the card's other boxes end; a list of terms does not, whose values stay near their labels.
    '& .fc-main table': { maxWidth: 'none' },
    '& .fc-side': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '1fr 1fr' },
      gridTemplateRows: { sm: 'auto 1fr' },
      alignItems: 'start',
      gap: '5',
      // One card needs no room to be as high as others.
      '--fc-card-money-grow': '0',
      '& article :is(.fc-body, .fc-identity)': { minHeight: '0' },
    },
    // The number to call fills the room below the vehicle, next to what was ordered, which is longer.
    '& .fc-side > section': { gridArea: { sm: '1 / 2 / span 2' } },
    // A vehicle alone has its text next to its picture.
    '& .fc-side:not(:has(section))': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      '& article': { display: { sm: 'grid', lg: 'flex' }, gridTemplateColumns: '240px minmax(0, 1fr)' },
      '& .fc-body': { justifyContent: 'center' },
    },
    '& .fc-side article .fc-money:empty': { display: 'none' },
    '&[data-short=true] .fc-side:not(:has(section)) article': { display: { lg: 'grid' } },
    // Nothing follows the vehicle there: both cards are as high as the longer one.
    '&[data-short=true] .fc-side': { gridTemplateRows: 'none', alignItems: 'stretch' },
    '&[data-short=true] .fc-side > section': { gridArea: { sm: '1 / 2' } },
    // Below content that is still loading it would come into view, or leave it, when the content arrives.
    '&:has([data-waiting]) .fc-side': { visibility: 'hidden' },
    '&:not([data-short=true])': {
      gridTemplateColumns: { lg: 'minmax(0, 1fr) 420px' },
      gap: { lg: '10' },
      '& .fc-side': { gridTemplateColumns: { lg: 'minmax(0, 1fr)' }, visibility: { lg: 'visible' } },
      '& .fc-side > section': { gridArea: { lg: 'auto' } },
    },
    '& .fc-help': { margin: '0', textStyle: 'small', color: 'inkMuted' },
  },
});
const Head = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', sm: 'row' },
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: '3',
    '& > :not(.fc-status)': { flex: { sm: '1' } },
    // The status, and whose turn it is, belong together.
    '& > .fc-status': {
      display: 'flex',
      flexDirection: { sm: 'column' },
      flexWrap: { base: 'wrap', sm: 'nowrap' },
      alignItems: { base: 'center', sm: 'flex-end' },
      columnGap: '3',
      rowGap: '2',
    },
  },
});
/** The dot between the two is in their gap: where the second begins a line, it is cut off. */
const NumberAndDate = chakra('span', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    overflowX: 'clip',
    '& > * + *': {
      position: 'relative',
      _before: { content: '"·"', position: 'absolute', insetInlineStart: '-10px' },
    },
  },
});
const Names = chakra('p', { base: { margin: '0', textStyle: 'small', color: 'inkMuted' } });

interface OrderScreenProps {
  readonly title: string;
  readonly lead: string;
  readonly pill?: { readonly tone: Tone; readonly words: string } | undefined;
  /** Who the order is waiting for. */
  readonly owner?: StepOwner | undefined;
  /** Whether this is a moment to celebrate, which the page marks. */
  readonly isMoment?: boolean;
  /** Whether the page has the terms of a lender: all amounts then have cents, and the payment is not in the vehicle's card again. */
  readonly hasTerms?: boolean;
  /** Whether the vehicle has been handed over: its picture is then in the heading, and its price, a thing of the past, only on the receipt. */
  readonly isOwned?: boolean;
  /** Whether the page says little: the vehicle and what was ordered are then below it, because next to it they would be far longer. */
  readonly isShort?: boolean;
  readonly children: ReactNode;
}

interface SideProps {
  readonly hasTerms: boolean;
  readonly isShort: boolean | undefined;
}

/** Phases in which there is no payment. */
const withoutMoney: readonly DecisionPhase[] = ['lenders-declined', 'declined', 'canceled'];

/**
 * Whether the vehicle's card has a payment. That of a cash order calls its deposit refundable, which it is until the contract is signed.
 */
function hasCardMoney({
  order,
  signing,
}: Pick<ProgressSnapshot, 'signing'> & { readonly order: Order }): boolean {
  if (withoutMoney.includes(orderPhase(order))) return false;
  return order.deal.type !== 'Cash' || priceStanding({ order, signing }) === 'open';
}

/** The vehicle, what was ordered, and whom to call. */
function Side({ hasTerms, isShort }: SideProps) {
  const { t } = useTranslation('checkout');
  const { contact } = useTenant();
  const { data } = useOrder();
  const { order } = data;
  const isOver = isOrderOver(orderPhase(order));
  const caption = t(orderPhase(order) === 'countered' ? 'orderPage.requested' : 'orderPage.ordered');
  const isExact = hasTerms || showsCents(data);
  const formatTotal = isExact ? formatExactCurrency : formatRoundedCurrency;
  const hasNoMoney = hasTerms || !hasCardMoney(data);
  const receipt = (
    <AppLink href={orderPagePath(order.orderNumber, 'receipt')}>{t('orderPage.summary')}</AppLink>
  );
  return (
    <div className="fc-side">
      <OrderVehicleCard money={hasNoMoney ? 'none' : isExact ? 'exact' : 'rounded'} />
      {isOver && (
        <p className="fc-help">
          {t('orderPage.was', { total: formatTotal(order.price.totalCents) })} {receipt}
        </p>
      )}
      {!isOver && (
        <Card as="section" aria-label={caption}>
          <OrderPrice isRounded={!isExact} {...{ isExact, caption }} />
          <p className="fc-help">{receipt}</p>
        </Card>
      )}
      {/* Where the page says little, the page itself says whom to call. */}
      {!isShort && (
        <p className="fc-help">
          {t('orderPage.help')} <AppLink href={phoneHref(contact.phone)}>{contact.phoneAbbreviation}</AppLink>
        </p>
      )}
    </div>
  );
}

/** The status of the order, and whose turn it is. */
function Status({ pill, owner }: Pick<OrderScreenProps, 'pill' | 'owner'>) {
  return (
    <div className="fc-status">
      {pill && <StatusPill tone={pill.tone}>{pill.words}</StatusPill>}
      {owner && <OwnerLine owner={owner} />}
    </div>
  );
}

/** The names of two who buy together. */
function Together({ order }: { readonly order: Order }) {
  const { t } = useTranslation('checkout');
  if ((order.buyers?.length ?? 0) < 2) return null;
  return <Names>{t('orderPage.together', { names: buyerNames(order) })}</Names>;
}

/** The order's number with its date, which says nothing anymore once the vehicle has been handed over. */
function Eyebrow({ order, isOwned }: { readonly order: Order; readonly isOwned: boolean | undefined }) {
  const { t } = useTranslation('checkout');
  const { timeZone } = useTenant().contact;
  const { orderNumber: number, creationDate } = order;
  return (
    <NumberAndDate>
      <Whole>{t('order.number', { number })}</Whole>{' '}
      {!isOwned && <Whole>{formatDateAt(creationDate, timeZone)}</Whole>}
    </NumberAndDate>
  );
}

/** The picture of the vehicle that was handed over. */
function OwnedCar({ order }: { readonly order: Order }) {
  const { siteOrigin, tenant } = usePlatform();
  const sizes = '(min-width: 960px) 340px, (min-width: 600px) 220px, 100vw';
  return <VehicleMedia image={orderPicture(order.vehicle, { siteOrigin, tenant, sizes })} eager />;
}

/** Layout of an order's page: what has happened and what to do on one side, the vehicle and what was ordered on the other, or below it. */
export function OrderScreen(props: OrderScreenProps) {
  const { title, lead, pill, owner, isMoment, hasTerms = false, isOwned, children } = props;
  const { pathname } = useLocation();
  const { order } = useOrder().data;
  usePageTitle(title);
  const isShort = isOwned || props.isShort;
  const words = (
    <>
      <PageHeading
        eyebrow={<Eyebrow {...{ order, isOwned }} />}
        lead={<WholeWords>{lead}</WholeWords>}
        // A decision replaces the page below its address.
        focusKey={`${pathname} ${title}`}
      >
        {title}
      </PageHeading>
      <Status {...{ pill, owner }} />
    </>
  );
  return (
    <Page width={isShort ? 'wide' : 'app'}>
      <Columns data-short={isShort}>
        <div className="fc-main">
          {isMoment ? (
            <MomentBand car={isOwned && <OwnedCar order={order} />}>{words}</MomentBand>
          ) : (
            <Head>{words}</Head>
          )}
          <Together order={order} />
          {children}
        </div>
        {!isOwned && <Side {...{ hasTerms, isShort }} />}
      </Columns>
    </Page>
  );
}
