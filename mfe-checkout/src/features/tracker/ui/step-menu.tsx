import { useId, useState } from 'react';
import { Button, chakra, Icon, StepList, type Step } from '@forecourt/shared-design';
import type { DecisionPhase } from '@forecourt/shared-contracts/commerce';
import type { ProgressStep, StepId } from '@forecourt/shared-contracts/progress';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { stepHref } from '../../../domain/order-steps.ts';
import { shownStatus, stepNumber, waitsForKey } from '../domain/step-view.ts';

const Desktop = chakra('div', { base: { display: { base: 'none', md: 'block' } } });
const Mobile = chakra('div', {
  base: {
    display: { base: 'block', md: 'none' },
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'card',
    background: 'surfaceRaised',
    padding: '2',
    '& > button': { width: 'full', justifyContent: 'space-between' },
    '& .fc-count': { fontWeight: 'normal', color: 'inkMuted' },
    '& .fc-steps': { padding: '3' },
  },
});

interface StepMenuProps {
  readonly orderNumber: string;
  readonly steps: readonly ProgressStep[];
  /** The step whose screen is open. */
  readonly currentId: StepId | undefined;
  readonly titleOf: (id: StepId) => string;
  /** Phase of the lender's decision on the order. */
  readonly phase: DecisionPhase;
}

function useMenuSteps({ orderNumber, steps, currentId, titleOf, phase }: StepMenuProps): Step[] {
  const { t } = useTranslation('checkout');
  return steps.map((step) => {
    const waitsFor = waitsForKey(step, phase);
    return {
      id: step.id,
      title: titleOf(step.id),
      status: shownStatus(step.status),
      statusText: t(`status.${step.status}`),
      detail: waitsFor ? t(waitsFor) : undefined,
      href: stepHref(orderNumber, step),
      isCurrent: step.id === currentId,
    };
  });
}

/** Left menu of steps on wide screens, a dropdown with 'n of total' on small ones (TRACK-10). */
export function StepMenu(props: StepMenuProps) {
  const { t } = useTranslation('checkout');
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const steps = useMenuSteps(props);
  const current = steps.find((step) => step.isCurrent) ?? steps[0];
  const count = t('tracker.position', { n: stepNumber(props.steps, current?.id), total: steps.length });
  return (
    <nav aria-label={t('tracker.steps')}>
      <Desktop>
        <StepList label={t('tracker.steps')} steps={steps} />
      </Desktop>
      <Mobile>
        <Button
          variant="quiet"
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => setOpen(!isOpen)}
        >
          <span>
            {current?.title} <span className="fc-count">{count}</span>
          </span>
          <Icon name={isOpen ? 'chevronUp' : 'chevronDown'} sizePx={18} />
        </Button>
        <div id={panelId} className="fc-steps" hidden={!isOpen}>
          {isOpen && <StepList label={t('tracker.steps')} steps={steps} />}
        </div>
      </Mobile>
    </nav>
  );
}
