import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '@forecourt/shared-design';
import type { ProgressStep, StepId } from '@forecourt/shared-contracts/progress';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { changedSteps } from '../domain/changed-steps.ts';

interface StepAnnouncerProps {
  readonly steps: readonly ProgressStep[];
  readonly titleOf: (id: StepId) => string;
}

/** Announces each step whose status has changed since the page opened, whatever caused the change. */
export function StepAnnouncer({ steps, titleOf }: StepAnnouncerProps) {
  const { t } = useTranslation('checkout');
  const last = useRef(steps);
  const [text, setText] = useState('');
  useEffect(() => {
    const changed = changedSteps(last.current, steps);
    last.current = steps;
    if (changed.length === 0) return;
    setText(
      changed
        .map(({ id, status }) => t('tracker.changed', { step: titleOf(id), status: t(`status.${status}`) }))
        .join(' '),
    );
  }, [steps, t, titleOf]);
  return <VisuallyHidden role="status">{text}</VisuallyHidden>;
}
