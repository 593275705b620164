import type { ReactNode } from 'react';
import { AppLink, chakra, Icon, useDesignText } from '@forecourt/shared-design';
import { stepListStyles } from './step-list-styles.ts';
import type { StepListStatus } from './step-tones.ts';

const Root = chakra('ol', { base: stepListStyles });

export interface Step {
  id: string;
  title: ReactNode;
  status: StepListStatus;
  /** Status label, if the page has a more specific one ('Waiting for the lender'). */
  statusText?: string;
  /** What it is waiting for, its owner, or when it was done. */
  detail?: ReactNode;
  /** Link target; a step that is not ready has none. */
  href?: string | undefined;
  isCurrent?: boolean;
}

export interface StepListProps {
  label: string;
  steps: readonly Step[];
}

/** Vertical tracker: an ordered list with each step's status as text and `aria-current` on the current one. */
export function StepList({ label, steps }: StepListProps) {
  const text = useDesignText();
  return (
    <Root aria-label={label}>
      {steps.map((step, index) => (
        <li key={step.id} data-status={step.status} aria-current={step.isCurrent ? 'step' : undefined}>
          <span className="fc-step-mark" aria-hidden>
            {step.status === 'complete' ? <Icon name="check" sizePx={16} strokeWidth={2.5} /> : index + 1}
          </span>
          <div>
            <span className="fc-step-title">
              {step.href ? (
                <AppLink href={step.href} variant="plain">
                  {step.title}
                </AppLink>
              ) : (
                step.title
              )}
            </span>
            <span className="fc-step-status">{step.statusText ?? text(`steps.status.${step.status}`)}</span>
            {step.detail && <div className="fc-step-detail">{step.detail}</div>}
          </div>
        </li>
      ))}
    </Root>
  );
}
