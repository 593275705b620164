import { Alert } from '@forecourt/shared-design';
import { approvalConditions, type LenderDecision } from '@forecourt/shared-contracts/commerce';
import { useTranslation } from '@forecourt/shared-contracts/react';

/** Documents that an approval depends on; the document step collects them. Renders nothing without a condition. */
export function ConditionNotice({ conditions }: Pick<LenderDecision, 'conditions'>) {
  const { t } = useTranslation('checkout');
  const known = approvalConditions.filter((condition) => conditions.includes(condition));
  if (known.length === 0) return null;
  return (
    <Alert severity="warning" live="off" title={t('lenderDecision.conditions.title')}>
      {t('lenderDecision.conditions.text')}
      <ul>
        {known.map((condition) => (
          <li key={condition}>{t(`lenderDecision.conditions.${condition}`)}</li>
        ))}
      </ul>
    </Alert>
  );
}
