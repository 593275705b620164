import { EmptyState, LinkButton, Stack, type IconName } from '@forecourt/shared-design';
import { phoneHref, vehicleName } from '@forecourt/shared-contracts/formats';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import type { TradeIn } from '@forecourt/shared-contracts/trade-in';
import { answersPath } from '../domain/trade-in-paths.ts';
import { OfferActions } from './offer-actions.tsx';
import { routePaths } from '../../../domain/route-paths.ts';

interface NoOfferProps {
  readonly tradeIn: TradeIn;
  readonly status: 'Denied' | 'Ineligible' | 'Expired';
}

const icons: Readonly<Record<NoOfferProps['status'], IconName>> = {
  Denied: 'mail',
  Ineligible: 'car',
  Expired: 'clock',
};

/** There is no offer: denied (BUY-22), ineligible (BUY-21), or expired (BUY-19); and the next step in each case. */
export function NoOffer({ tradeIn, status }: NoOfferProps) {
  const { t } = useTranslation('creditApp');
  const { contact } = useTenant();
  const name = vehicleName(tradeIn.vehicle);
  const phone = contact.phoneAbbreviation;
  const text =
    status === 'Ineligible'
      ? t(`tradeIn.ineligible.${tradeIn.ineligibleReason ?? 'unknown'}`, { name })
      : t(`tradeIn.none.${status}.text`, { name });
  return (
    <Stack gap="5">
      <EmptyState
        icon={icons[status]}
        title={t(`tradeIn.none.${status}.title`)}
        text={text}
        actions={
          <>
            {status === 'Expired' ? (
              <LinkButton href={answersPath}>{t('tradeIn.renew')}</LinkButton>
            ) : (
              <LinkButton href={routePaths.cart}>{t('tradeIn.withoutIt')}</LinkButton>
            )}
            <LinkButton href={phoneHref(contact.phone)} variant="secondary" icon="phone">
              {t('tradeIn.call', { phone })}
            </LinkButton>
          </>
        }
      />
      <OfferActions tradeIn={tradeIn} />
    </Stack>
  );
}
