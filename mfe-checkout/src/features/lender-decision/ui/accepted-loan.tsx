import { Card, chakra, DefinitionList, LinkButton } from '@forecourt/shared-design';
import type { LenderDecision } from '@forecourt/shared-contracts/commerce';
import { landingStep } from '@forecourt/shared-contracts/progress';
import { useTranslation } from '@forecourt/shared-contracts/react';
import type { TextId } from '@forecourt/shared-contracts/i18n';
import { stepPath } from '../../../domain/step-paths.ts';
import { useOrder } from '../../order/index.ts';
import { StepActions } from '../../step-screen/index.ts';
import { ConditionNotice } from './condition-notice.tsx';
import { DecisionTerms } from './decision-terms.tsx';

const Body = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '5',
    '& h2': { textStyle: 'subheading', margin: '0' },
    '& p': { margin: '0' },
  },
});

interface AcceptedLoanProps {
  readonly decision: LenderDecision;
  readonly lender: string;
}

/** The accepted terms, their conditions, and the lender's details, which the insurance policy and the title must name. */
export function AcceptedLoan({ decision, lender }: AcceptedLoanProps) {
  const { t } = useTranslation('checkout');
  const { orderNumber, steps } = useOrder();
  const { terms, conditions, lender: details } = decision;
  const row = (id: TextId<'checkout', 'lenderDecision.lender'>, value: string) => ({
    id,
    label: t(`lenderDecision.lender.${id}`),
    value,
  });
  return (
    <Card className="fc-step" padding="lg">
      <Body>
        {/* Above the terms, which are longer than a screen. */}
        <StepActions>
          <LinkButton href={stepPath(orderNumber, landingStep(steps))}>
            {t('lenderDecision.accepted.goOn')}
          </LinkButton>
        </StepActions>
        <DecisionTerms terms={terms} lender={lender} />
        <ConditionNotice conditions={conditions} />
        {details && (
          <>
            <h2>{t('lenderDecision.lender.title')}</h2>
            <p>{t('lenderDecision.lender.text')}</p>
            <DefinitionList
              rows={[row('name', details.name), row('address', details.address), row('phone', details.phone)]}
            />
          </>
        )}
      </Body>
    </Card>
  );
}
