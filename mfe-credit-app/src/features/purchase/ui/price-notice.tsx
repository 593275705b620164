import { Alert, Button, LinkButton } from '@forecourt/shared-design';
import { formatCurrency, formatRoundedCurrency, phoneHref } from '@forecourt/shared-contracts/formats';
import type { PriceBreakdown } from '@forecourt/shared-contracts/pricing';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { removeTradeInPath } from '../../../domain/purchase-paths.ts';

interface PriceNoticeProps {
  readonly price: PriceBreakdown;
  /** The maximum loan of the shopper's pre-qualification, if they have one. */
  readonly approvedUpToCents: number | undefined;
  readonly isChanging: boolean;
  readonly onDownPayment: (downPaymentCents: number) => void;
  readonly onSwitchToCash: () => void;
}

/**
 * Why no payment can be shown, and the solutions that the engine has found: another down payment with one click, removal of the trade-in,
 * or the dealer's phone (PRICE-15, PRICE-16, PRICE-21, PRICE-22).
 */
export function PriceNotice(props: PriceNoticeProps) {
  const { t } = useTranslation('creditApp');
  const { payment } = useTenant();
  const [error] = props.price.errors ?? [];
  if (error === undefined) return null;
  return (
    <Alert severity="warning" title={t(`notice.${error}.title`)} actions={<WaysOut {...props} />}>
      {t(`notice.${error}.text`, {
        minimum: formatCurrency(payment.minimumFinancedCents),
        approved: formatCurrency(props.approvedUpToCents ?? 0),
      })}{' '}
      <PossiblePayment price={props.price} />
    </Alert>
  );
}

function PossiblePayment({ price: { possible } }: Pick<PriceNoticeProps, 'price'>) {
  const { t } = useTranslation('creditApp');
  if (!possible?.pennyPerfect || possible.suggestedDownPaymentCents === null) return null;
  const { monthlyPaymentCents } = possible.pennyPerfect;
  return (
    <>
      {t('notice.payment', {
        down: formatCurrency(possible.suggestedDownPaymentCents),
        monthly: formatRoundedCurrency(monthlyPaymentCents),
      })}
    </>
  );
}

function WaysOut(props: PriceNoticeProps) {
  const { price, onSwitchToCash } = props;
  const { t } = useTranslation('creditApp');
  const { contact } = useTenant();
  return (
    <>
      <SuggestedDownPayment {...props} />
      {price.possible?.suggestedTradeRemoval && (
        <LinkButton size="sm" variant="secondary" href={removeTradeInPath}>
          {t('notice.tradeIn')}
        </LinkButton>
      )}
      {price.errors?.includes('lease-unavailable') && (
        <Button size="sm" variant="secondary" onClick={onSwitchToCash}>
          {t('finance.toCash')}
        </Button>
      )}
      <LinkButton size="sm" variant="secondary" icon="phone" href={phoneHref(contact.phone)}>
        {t('notice.call', { phone: contact.phoneAbbreviation })}
      </LinkButton>
    </>
  );
}

type SuggestionProps = Pick<PriceNoticeProps, 'price' | 'isChanging' | 'onDownPayment'>;

function SuggestedDownPayment({ price, isChanging, onDownPayment }: SuggestionProps) {
  const { t } = useTranslation('creditApp');
  const suggested = price.possible?.suggestedDownPaymentCents ?? null;
  if (suggested === null) return null;
  const isMore = suggested > (price.finance?.downPaymentCents ?? 0);
  return (
    <Button size="sm" busy={isChanging} onClick={() => onDownPayment(suggested)}>
      {t(isMore ? 'notice.raise' : 'notice.lower', { down: formatCurrency(suggested) })}
    </Button>
  );
}
