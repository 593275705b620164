import { EmptyState, LinkButton } from '@forecourt/shared-design';
import { phoneHref } from '@forecourt/shared-contracts/formats';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { stepPath } from '../domain/trade-in-paths.ts';
import { TradeInFrame } from './trade-in-frame.tsx';
import { routePaths } from '../../../domain/route-paths.ts';

/** A vehicle that cannot be valued online: continue without it, or by phone. */
export function NotListedPage() {
  const { t } = useTranslation('creditApp');
  const { contact } = useTenant();
  const phone = contact.phoneAbbreviation;
  return (
    <TradeInFrame title={t('tradeIn.notListed.title')}>
      <EmptyState
        icon="car"
        title={t('tradeIn.notListed.heading')}
        text={t('tradeIn.notListed.text', { phone })}
        actions={
          <>
            <LinkButton href={routePaths.cart}>{t('tradeIn.withoutIt')}</LinkButton>
            <LinkButton href={phoneHref(contact.phone)} variant="secondary" icon="phone">
              {t('tradeIn.call', { phone })}
            </LinkButton>
            <LinkButton href={`${stepPath('vehicle')}?by=model`} variant="quiet">
              {t('tradeIn.back')}
            </LinkButton>
          </>
        }
      />
    </TradeInFrame>
  );
}
