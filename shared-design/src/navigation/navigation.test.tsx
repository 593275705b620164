import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderDesign } from '../testing/render-design.tsx';
import { Pagination } from './pagination.tsx';
import { StepList } from './step-list.tsx';

test('pages are links, the current one is marked', () => {
  renderDesign(<Pagination page={2} total={3} hrefFor={(page) => `/search?page=${page}`} />);
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/search?page=3');
  expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '/search?page=1');
});

test('a single page shows no pagination', () => {
  renderDesign(<Pagination page={1} total={1} hrefFor={String} />);
  expect(screen.queryByRole('navigation')).toBeNull();
});

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
