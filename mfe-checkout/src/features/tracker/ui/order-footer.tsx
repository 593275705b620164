import { chakra, LinkButton } from '@forecourt/shared-design';
import { phoneHref } from '@forecourt/shared-contracts/formats';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { CancelOrder } from '../../order-cancellation/index.ts';
import { SiteLinkButton } from '../../site-link/index.ts';
import { quietAction } from '../../step-screen/index.ts';

const Root = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '6', '& > a': quietAction },
});

/** Below each step: the way back to all orders, somebody to ask, and the end of the order. */
export function OrderFooter() {
  const { t } = useTranslation('checkout');
  const { phone, phoneAbbreviation } = useTenant().contact;
  return (
    <Root>
      <SiteLinkButton variant="quiet" flush="always" href="/account/orders">
        {t('order.all')}
      </SiteLinkButton>
      <LinkButton variant="quiet" flush="always" href={phoneHref(phone)} icon="phone">
        {t('order.help', { phone: phoneAbbreviation })}
      </LinkButton>
      <CancelOrder />
    </Root>
  );
}
