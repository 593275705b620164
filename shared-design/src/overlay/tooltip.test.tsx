import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderDesign } from '../testing/render-design.tsx';
import { Tooltip } from './tooltip.tsx';

test('shows on focus, hides on Escape, shows again on click', async () => {
  renderDesign(<Tooltip label="APR">Annual percentage rate</Tooltip>);
  const button = screen.getByRole('button', { name: 'More about APR' });
  expect(button).not.toHaveAccessibleDescription();
  await userEvent.tab();
  expect(button).toHaveAccessibleDescription('Annual percentage rate');
  await userEvent.keyboard('{Escape}');
  expect(button).not.toHaveAccessibleDescription();
  await userEvent.click(button);
  expect(button).toHaveAccessibleDescription('Annual percentage rate');
});

test('stays while the pointer is over the explanation', async () => {
  renderDesign(<Tooltip label="APR">Annual percentage rate</Tooltip>);
  const button = screen.getByRole('button');
  await userEvent.hover(button);
  await userEvent.hover(screen.getByText('Annual percentage rate'));
  expect(button).toHaveAccessibleDescription('Annual percentage rate');
  await userEvent.unhover(screen.getByText('Annual percentage rate'));
  expect(button).not.toHaveAccessibleDescription();
});

test('hides on Escape while it is only hovered', async () => {
  renderDesign(<Tooltip label="APR">Annual percentage rate</Tooltip>);
  const button = screen.getByRole('button');
  await userEvent.hover(button);
  expect(button).toHaveAccessibleDescription('Annual percentage rate');
  await userEvent.keyboard('{Escape}');
  expect(button).not.toHaveAccessibleDescription();
});
