import type { ReactNode } from 'react';
import { Alert, AppLink, Button, cardPayment, type CardPayment } from '@forecourt/shared-design';
import { formatCurrency, phoneHref } from '@forecourt/shared-contracts/formats';
import type { Vehicle } from '@forecourt/shared-contracts/inventory';
import { suggestedChanges, type PriceBreakdown } from '@forecourt/shared-contracts/pricing';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import type { PersonalNoticeProps } from '../model/personal-payments.ts';

type Kind<K extends CardPayment['kind']> = Extract<CardPayment, { kind: K }>;

/** Returns the notice in a vehicle's calculator: why it is an estimate, or there is no payment, and what would help. */
export function personalNotice(paymentOf: (vehicle: Vehicle) => CardPayment, onRemoveTrade: () => void) {
  return function PersonalNotice({ vehicle, price, onAdjustDownPayment }: PersonalNoticeProps) {
    const payment = noticedPayment(paymentOf(vehicle), price);
    switch (payment?.kind) {
      case 'notQualified':
        return <NotQualified {...payment} />;
      case 'adjust':
        return <Adjust {...payment} onAdjust={onAdjustDownPayment} onRemoveTrade={onRemoveTrade} />;
      case 'estimated':
        return payment.isPrequalificationIncomplete ? <Incomplete path={vehicle.path} /> : null;
      default:
        return null;
    }
  };
}

/** Whether an amount can be financed depends on the calculator's choices, not on those of the card. */
function noticedPayment(payment: CardPayment, price: PriceBreakdown): CardPayment | undefined {
  if (price.errors) return cardPayment({ priceError: 'out-of-range', possible: suggestedChanges(price) });
  const isAboutAmounts =
    payment.kind === 'adjust' || (payment.kind === 'notQualified' && payment.isOutOfRange);
  return isAboutAmounts ? undefined : payment;
}

interface PersonalAlertProps {
  readonly severity: 'warning' | 'info';
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

function PersonalAlert(props: PersonalAlertProps) {
  return <Alert live="off" {...props} />;
}

function NotQualified({ isOutOfRange }: Kind<'notQualified'>) {
  const { t } = useTranslation('storefront');
  const { contact } = useTenant();
  return (
    <PersonalAlert severity="warning">
      {t(isOutOfRange ? 'personal.outOfRange' : 'personal.notQualified')}{' '}
      <AppLink href={phoneHref(contact.phone)}>{contact.phoneAbbreviation}</AppLink>{' '}
      <AppLink href="/pre-qualification/result">{t('personal.options')}</AppLink>
    </PersonalAlert>
  );
}

interface AdjustProps extends Kind<'adjust'> {
  readonly onAdjust: (amountCents: number) => void;
  readonly onRemoveTrade: () => void;
}

function Adjust({ downPayment, removeTrade, onAdjust, onRemoveTrade }: AdjustProps) {
  const { t } = useTranslation('storefront');
  const amount = downPayment && formatCurrency(downPayment.amountCents);
  const actions = (
    <>
      {downPayment && (
        <Button onClick={() => onAdjust(downPayment.amountCents)}>{t('personal.put', { amount })}</Button>
      )}
      {removeTrade && (
        <Button size="sm" variant="secondary" onClick={onRemoveTrade}>
          {t('personal.removeTrade')}
        </Button>
      )}
    </>
  );
  return (
    <PersonalAlert severity="warning" actions={actions}>
      {downPayment?.change === 'raise' ? t('personal.least', { amount }) : t('personal.adjust')}
    </PersonalAlert>
  );
}

function Incomplete({ path }: { readonly path: string }) {
  const { t } = useTranslation('storefront');
  return (
    <PersonalAlert severity="info">
      {t('personal.incomplete')}{' '}
      <AppLink href={`/pre-qualification?returnTo=${encodeURIComponent(path)}`}>
        {t('personal.action.mq_incompleted')}
      </AppLink>
    </PersonalAlert>
  );
}
