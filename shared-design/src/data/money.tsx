import type { ReactNode } from 'react';
import { chakra } from '@chakra-ui/react';
import { useDesignText } from '../text/use-design-text.ts';
import {
  moneyLines,
  moneyText,
  notableSavingCents,
  unitParts,
  type MoneyDecimals,
  type MoneyLine,
  type PaymentMoney,
  type PriceMoney,
} from './money-lines.ts';

const Root = chakra('div', {
  base: {
    display: 'grid',
    gap: '1',
    minWidth: '0',
    '& b': { fontFamily: 'display', fontWeight: 'display', letterSpacing: 'tight', lineHeight: '1.1' },
    '& small, & .fc-terms': { color: 'inkMuted' },
    '& .fc-whole': { whiteSpace: 'nowrap' },
    '& .fc-whole small': { marginInlineStart: '1' },
    '& > [data-line]': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '1.5',
      fontSize: 'sm',
    },
    // Text next to an amount stands on its line; a button, which has no baseline, is centered. A card's lines keep their height.
    '& > [data-line]:not(:has(button, .fc-price-note))': { alignItems: 'baseline' },
    '& > [data-line] > span': {
      display: 'inline-flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: '1',
    },
    '& small': { fontSize: 'sm' },
    '& > .fc-terms': { margin: '0', fontSize: 'sm' },
  },
  variants: {
    size: {
      /** Payment and its kind; the price on a line of its own, where no word of the payment is read as its name. */
      bar: {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        gap: '0 0.25rem',
        maxHeight: '58px',
        overflow: 'hidden',
        '& > [data-line]': { fontSize: 'xs', lineHeight: 'snug', whiteSpace: 'nowrap' },
        '& > [data-line=payment], & > [data-line=payment] > span': { display: 'contents' },
        '& > [data-line]:first-of-type .fc-whole': { lineHeight: '24px' },
        '& > [data-line=price]': { flexBasis: 'full' },
        '& > [data-line]:first-of-type b': { fontSize: 'xl' },
        '& small': { fontSize: 'xs' },
      },
      md: { '& b': { fontSize: 'md' }, '& > [data-line]:first-of-type b': { fontSize: '2xl' } },
      lg: {
        '& b': { fontSize: 'xl' },
        '& > [data-line]:first-of-type b': { fontSize: '3xl' },
        '& > [data-line]:first-of-type small': { fontSize: 'md' },
      },
    },
  },
  defaultVariants: { size: 'md' },
});

export interface MoneyProps {
  readonly payment?: PaymentMoney | undefined;
  readonly price?: PriceMoney | undefined;
  readonly decimals?: MoneyDecimals;
  readonly size?: 'bar' | 'md' | 'lg';
  /** Next to the payment, or to the price: the button of its tooltip. */
  readonly paymentAside?: ReactNode;
  readonly priceAside?: ReactNode;
}

/**
 * The money about a vehicle, of a card, a bar, a page, the cart and the tracker: payment, price and terms in the order of `moneyLines`, the
 * first line largest. Amounts and their '/mo' never break.
 */
export function Money({ payment, price, decimals, size, paymentAside, priceAside }: MoneyProps) {
  return (
    <Root size={size}>
      {moneyLines({ payment, price }).map((line) => (
        <Line
          key={line.kind}
          {...{ line, decimals }}
          aside={line.kind === 'payment' ? paymentAside : priceAside}
        />
      ))}
    </Root>
  );
}

interface LineProps {
  readonly line: MoneyLine;
  readonly decimals: MoneyDecimals | undefined;
  readonly aside: ReactNode;
}

function Line({ line, decimals, aside }: LineProps) {
  if (line.kind === 'terms') return <p className="fc-terms">{line.text}</p>;
  const { attached, rest } = unitParts(line.unit ?? '');
  const before = line.kind === 'price' ? line.before : undefined;
  return (
    <div data-line={line.kind}>
      <span>
        <span className="fc-whole">
          {/* A new element for a new amount: where it is a live result, it fades in (`motionCss`). */}
          <b key={line.amountCents}>{moneyText(line.amountCents, decimals)}</b>
          {attached && <small>{attached}</small>}
        </span>
        {rest && <small> {rest}</small>}
        {before && <Before {...{ before, decimals }} priceCents={line.amountCents} />}
      </span>
      {aside}
    </div>
  );
}

interface BeforeProps extends Pick<LineProps, 'decimals'> {
  readonly before: NonNullable<Extract<MoneyLine, { kind: 'price' }>['before']>;
  readonly priceCents: number;
}

/** The amount that a price is compared with: named, and struck if it is the price before incentives, or an MSRP that a saving is named of. */
function Before({ before: { name, amountCents }, priceCents, decimals }: BeforeProps) {
  const text = useDesignText();
  const Amount = name === 'was' || amountCents - priceCents >= notableSavingCents ? 's' : 'span';
  return (
    <small className="fc-whole">
      {' '}
      {text(`vehicle.${name}`)} <Amount>{moneyText(amountCents, decimals)}</Amount>
    </small>
  );
}
