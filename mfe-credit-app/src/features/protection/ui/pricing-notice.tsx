import { Alert, Button, LinkButton } from '@forecourt/shared-design';
import type { ProtectionOffer } from '@forecourt/shared-contracts/protection';
import { useTranslation } from '@forecourt/shared-contracts/react';
import type { CoverageChoice } from '../model/use-coverage-choice.ts';
import { routePaths } from '../../../domain/route-paths.ts';

interface PricingNoticeProps {
  readonly offer: ProtectionOffer;
  readonly choice: CoverageChoice;
  readonly isTrying: boolean;
  readonly onRetry: () => void;
  readonly onContinue: () => void;
}

/**
 * The whole page has no price: the pricing service is down, or the purchase with this coverage violates a payment rule. The shopper can
 * remove the last coverage, retry, or continue (BUY-33).
 */
export function PricingNotice({ offer, choice, isTrying, onRetry, onContinue }: PricingNoticeProps) {
  const { t } = useTranslation('creditApp');
  const { isPricingDown, chosen, price } = offer;
  const rule = price.errors?.[0];
  if (!isPricingDown && !rule) return null;
  const last = chosen.at(-1);
  const removeLast = last && (
    <Button
      variant="secondary"
      size="sm"
      icon="trash"
      busy={choice.busyType === last.type}
      onClick={() => choice.remove(last.type)}
    >
      {t('coverage.pricing.removeLast', { name: t(`coverage.type.${last.type}.name`) })}
    </Button>
  );
  if (!isPricingDown && rule) {
    return (
      <Alert
        severity="error"
        title={t('coverage.pricing.ruleTitle')}
        actions={
          <>
            {removeLast}
            <LinkButton href={routePaths.cart} variant="secondary" size="sm">
              {t('coverage.pricing.cart')}
            </LinkButton>
          </>
        }
      >
        {t(`coverage.pricing.rule.${rule}`)}
      </Alert>
    );
  }
  return (
    <Alert
      severity="error"
      title={t('coverage.pricing.downTitle')}
      actions={
        <>
          <Button size="sm" icon="refresh" busy={isTrying} onClick={onRetry}>
            {t('coverage.pricing.retry')}
          </Button>
          {removeLast}
          <Button variant="secondary" size="sm" onClick={onContinue}>
            {t('coverage.pricing.continue')}
          </Button>
        </>
      }
    >
      {t(last ? 'coverage.pricing.downChosen' : 'coverage.pricing.down')}
    </Alert>
  );
}
