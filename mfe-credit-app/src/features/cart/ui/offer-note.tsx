import { chakra, Icon } from '@forecourt/shared-design';
import type { Cart } from '@forecourt/shared-contracts/commerce';
import { formatDateAt, formatTimeAt, zoneNameAt } from '@forecourt/shared-contracts/formats';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';

const Root = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '2',
    margin: '0',
    textStyle: 'small',
    '& > svg': { flexShrink: '0', marginTop: '2px' },
  },
});

/** Until when the cart's offer lasts, in the dealer's time zone, and that only an order holds the vehicle (BUY-71); nothing once it has expired. */
export function OfferNote({ cart: { offerEndsAt, isExpired } }: { readonly cart: Cart }) {
  const { t } = useTranslation('creditApp');
  const { timeZone } = useTenant().contact;
  if (isExpired || !offerEndsAt) return null;
  const until = {
    date: formatDateAt(offerEndsAt, timeZone),
    time: formatTimeAt(offerEndsAt, timeZone),
    timeZone: zoneNameAt(offerEndsAt, timeZone),
  };
  return (
    <Root>
      <Icon name="clock" sizePx={18} />
      <span>{t('deal.until', until)}</span>
    </Root>
  );
}
