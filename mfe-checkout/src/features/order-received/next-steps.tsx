import { Card, chakra, LinkButton } from '@forecourt/shared-design';
import { StepList } from '@forecourt/shared-design/forms';
import type { NextAction, ProgressStep } from '@forecourt/shared-contracts/progress';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { buyersStep } from '../../domain/order-action.ts';
import { stepHref } from '../../domain/order-steps.ts';
import { isRefusedStep } from '../../domain/refused-file.ts';
import { stepPath } from '../../domain/step-paths.ts';
import { useOrder, useStepTitle } from '../order/index.ts';
import { StepActions } from '../step-screen/index.ts';
import { shownStatus } from '../../domain/shown-status.ts';
import { urgentSteps } from '../../domain/urgent-steps.ts';

const Body = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '5',
    '& h2': { textStyle: 'subheading', margin: '0' },
  },
});

interface NextStepsProps {
  readonly title: string;
  /** What the order needs next. */
  readonly action: Pick<NextAction, 'owner' | 'step'>;
}

/** What happens next: a link to the step that the buyer can do now, if there is one, and the order's steps in order. */
export function NextSteps({ title, action }: NextStepsProps) {
  const { t } = useTranslation('checkout');
  const tracker = useOrder();
  const titleOf = useStepTitle(tracker);
  const { orderNumber, steps, data } = tracker;
  const next = buyersStep(action);
  /** What is done needs no explanation anymore. */
  const detailOf = (step: ProgressStep) => {
    if (step.status === 'COMPLETED') return undefined;
    return t(isRefusedStep(step, data.documents) ? 'tracker.refused' : `orderReceived.steps.${step.id}`);
  };
  return (
    <Card className="fc-step" padding="lg">
      <Body>
        <h2>{title}</h2>
        {/* Above the steps, which are longer than a screen. */}
        {next && (
          <StepActions>
            <LinkButton href={stepPath(orderNumber, next)}>
              {t('orderReceived.goOn', { step: titleOf(next) })}
            </LinkButton>
          </StepActions>
        )}
        <StepList
          label={title}
          steps={urgentSteps(steps, data.documents).map((step) => ({
            id: step.id,
            title: titleOf(step.id),
            status: shownStatus(step.status),
            statusText: t(`status.${step.status}`),
            detail: detailOf(step),
            href: stepHref(orderNumber, step),
            isCurrent: false,
          }))}
        />
      </Body>
    </Card>
  );
}
