import { Alert, LinkButton } from '@forecourt/shared-design';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { orderPagePath, type HeldUpPhase, type OverPhase } from '../../../domain/order-page.ts';

interface LoanPanelProps {
  readonly orderNumber: string;
  readonly phase: Exclude<HeldUpPhase, OverPhase>;
}

/** No contract is created before the loan is accepted: shows the state of the decision and links to its page. */
export function LoanPanel({ orderNumber, phase }: LoanPanelProps) {
  const { t } = useTranslation('checkout');
  return (
    <Alert
      severity="info"
      live="off"
      title={t(`orderNotice.${phase}.title`)}
      actions={<LinkButton href={orderPagePath(orderNumber)}>{t(`orderNotice.${phase}.action`)}</LinkButton>}
    >
      {t(`signing.loan.${phase}`)}
    </Alert>
  );
}
