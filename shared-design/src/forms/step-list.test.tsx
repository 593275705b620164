import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderDesign } from '../testing/render-design.tsx';
import { StepList } from './step-list.tsx';
import { stepListStyles } from './step-list-styles.ts';

test('steps give their status as text and mark the current one', () => {
  renderDesign(
    <StepList
      label="Your order"
      steps={[
        { id: 'id', title: 'Verify ID', status: 'complete' },
        { id: 'docs', title: 'Upload documents', status: 'current', isCurrent: true, href: '/docs' },
        { id: 'sign', title: 'Sign contract', status: 'waiting', detail: 'Waits for your documents.' },
      ]}
    />,
  );
  const steps = within(screen.getByRole('list', { name: 'Your order' })).getAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual([
    'Verify IDCompleted',
    '2Upload documentsIn Progress',
    '3Sign contractNot ReadyWaits for your documents.',
  ]);
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test.each([
  ['complete', 'positive'],
  ['current', 'info'],
  ['attention', 'warning'],
] as const)('the word of a step that is %s is %s, as its chip is (TRACK-27)', (status, color) => {
  expect(stepListStyles).toMatchObject({ [`& [data-status=${status}] .fc-step-status`]: { color } });
});

test('the circle of a step that needs attention stays in that color when the step is the current one', () => {
  expect(stepListStyles).toMatchObject({
    '& [aria-current=step][data-status=attention] > .fc-step-mark': { background: 'warning' },
  });
});
