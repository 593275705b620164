import { chakra, Icon } from '@forecourt/shared-design';
import type { Order } from '@forecourt/shared-contracts/commerce';
import { formatEndAt } from '@forecourt/shared-contracts/formats';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { isEveryStepDone, isStepDone } from '../../../domain/order-steps.ts';
import { useOrder } from '../../order/index.ts';

const Root = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '2',
    margin: '0',
    textStyle: 'small',
    color: 'ink',
    '& > svg': { flexShrink: '0', marginTop: '2px' },
    '& strong': { display: 'block', fontWeight: 'semibold' },
  },
});

const isPast = (at: string) => Date.parse(at) < Date.now();

interface HoldNoteProps {
  readonly order: Pick<Order, 'heldUntil'>;
  /** Only the end, as words of a button; how to keep the vehicle longer is in the order's details. */
  readonly isShort?: boolean;
}

/**
 * Until when the vehicle is held, in the dealer's time zone (`formatEndAt`), and how to keep it longer (TRACK-114), that the time is over on a
 * page that stayed open, or that its contract is signed; nothing without an end, or once every step is done.
 */
export function HoldNote({ order: { heldUntil }, isShort = false }: HoldNoteProps) {
  const { t } = useTranslation('checkout');
  const { steps } = useOrder();
  const { timeZone, phoneAbbreviation } = useTenant().contact;
  const short = (words: string) =>
    isShort ? <span className="fc-held">{words}</span> : <Root>{words}</Root>;
  if (!heldUntil) {
    return isStepDone(steps, 'signing') && !isEveryStepDone(steps) ? short(t('hold.signed')) : null;
  }
  if (isPast(heldUntil)) return short(t('hold.over'));
  const until = { date: formatEndAt(heldUntil, timeZone) };
  if (isShort) return short(t('hold.short', until));
  return (
    <Root>
      <Icon name="clock" sizePx={18} />
      <span>
        <strong>{t('hold.until', until)}</strong> {t('hold.longer', { phone: phoneAbbreviation })}
      </span>
    </Root>
  );
}
