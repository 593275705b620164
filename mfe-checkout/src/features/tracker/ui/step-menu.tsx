import { AppLink, chakra } from '@forecourt/shared-design';
import { StepList, type Step } from '@forecourt/shared-design/forms';
import type { StepId } from '@forecourt/shared-contracts/progress';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { stepHref } from '../../../domain/order-steps.ts';
import { shownStatus } from '../../../domain/shown-status.ts';
import { urgentSteps } from '../../../domain/urgent-steps.ts';
import { useOrder } from '../../order/index.ts';
import { stepNoteKey } from '../domain/step-view.ts';
import { StepBar } from './step-bar.tsx';

const Desktop = chakra('div', {
  base: {
    display: { base: 'none', md: 'block' },
    // Several steps may be in progress: only the open one is filled, and has the ring when it is done, too.
    '& [data-status=current]:not([aria-current]) > .fc-step-mark': {
      background: 'surfaceRaised',
      color: 'ink',
      boxShadow: 'none',
    },
    '& [aria-current] > .fc-step-mark': { boxShadow: '0 0 0 4px var(--fc-brand-soft)' },
    '& [aria-current] .fc-step-title': { fontWeight: 'bold' },
  },
});
const Fix = chakra('p', {
  base: {
    margin: '0',
    marginBottom: { base: '3', md: '5' },
    paddingInlineStart: '3',
    borderInlineStart: '3px solid',
    borderColor: 'warning',
    textStyle: 'small',
  },
});

interface StepMenuProps {
  /** The step whose screen is open. */
  readonly currentId: StepId;
  readonly titleOf: (id: StepId) => string;
}

function useMenuSteps({ currentId, titleOf }: StepMenuProps): Step[] {
  const { t } = useTranslation('checkout');
  const order = useOrder();
  return urgentSteps(order.steps, order.data.documents).map((step) => {
    const note = stepNoteKey(step, order);
    return {
      id: step.id,
      title: titleOf(step.id),
      status: shownStatus(step.status),
      statusText: t(`status.${step.status}`),
      detail: note && t(note),
      href: stepHref(order.orderNumber, step),
      isCurrent: step.id === currentId,
    };
  });
}

/**
 * Left menu of steps on wide screens, a dropdown with 'n of total' on small ones (TRACK-10). Where several steps need the buyer, a line above
 * them says how many, and links to the first; on the first, how many more, and to the next.
 */
export function StepMenu(props: StepMenuProps) {
  const { t } = useTranslation('checkout');
  const steps = useMenuSteps(props);
  const list = <StepList label={t('tracker.steps')} steps={steps} />;
  const broken = steps.filter(({ status }) => status === 'attention');
  const [first, second] = broken;
  const isFirst = first?.isCurrent;
  const next = isFirst ? second : first;
  return (
    <nav aria-label={t('tracker.steps')}>
      {second && next?.href && (
        <Fix>
          <AppLink href={next.href}>
            {isFirst
              ? t('tracker.fixMore', { count: broken.length - 1 })
              : t('tracker.fix', { count: broken.length })}{' '}
            {next.title}
          </AppLink>
        </Fix>
      )}
      <Desktop>{list}</Desktop>
      <StepBar order={useOrder().data.order} steps={steps}>
        {list}
      </StepBar>
    </nav>
  );
}
