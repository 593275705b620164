import { AppLink } from '@forecourt/shared-design';
import { formatCurrency, formatDateAt, formatRoundedCurrency } from '@forecourt/shared-contracts/formats';
import { searchFromParams } from '@forecourt/shared-contracts/inventory';
import type { Prequalification } from '@forecourt/shared-contracts/prequalification';
import type { AppliedTradeIn } from '@forecourt/shared-contracts/trade-in';
import { useLocation, useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { isApproved } from '../domain/personal-payments-of.ts';
import { BannerBox } from './banner-box.ts';

type State = Exclude<Prequalification['state'], 'not_started'>;

function hasPaymentFilter(query: string): boolean {
  const { payment } = searchFromParams(new URLSearchParams(query)).ranges;
  return payment.min !== undefined || payment.max !== undefined;
}

/**
 * Returns a banner with the state of the pre-qualification, what a counted trade-in changes, that a payment filter goes by the estimates of
 * the whole inventory and not by this shopper's payments (SHOP-12), and a link to continue.
 */
export function personalBanner(
  prequalification: Pick<Prequalification, 'state' | 'approval'>,
  tradeIn: AppliedTradeIn | undefined,
) {
  const { state, approval } = prequalification;
  const equityCents = tradeIn && tradeIn.valueCents - tradeIn.payoffCents;
  return function PersonalBanner() {
    const { t } = useTranslation('storefront');
    const { contact } = useTenant();
    const { pathname, search } = useLocation();
    const href = `/pre-qualification?returnTo=${encodeURIComponent(pathname + search)}`;
    return (
      <BannerBox>
        <p>
          {t(`personal.state.${state as State}`, {
            amount: formatCurrency(approval?.approvedUpToCents ?? 0),
            date: approval ? formatDateAt(approval.expiresAt, contact.timeZone) : '',
          })}
          {equityCents !== undefined && (
            <>
              {' '}
              {t(equityCents < 0 ? 'personal.tradeInMore' : 'personal.tradeInLess', {
                amount: formatRoundedCurrency(Math.abs(equityCents)),
              })}
            </>
          )}
          {isApproved(prequalification) && hasPaymentFilter(search) && ` ${t('personal.filtered')}`}
        </p>
        <AppLink href={href}>{t(`personal.action.${state as State}`)}</AppLink>
      </BannerBox>
    );
  };
}
