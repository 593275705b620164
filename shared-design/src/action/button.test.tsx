import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderDesign } from '../testing/render-design.tsx';
import { Button } from './button.tsx';

test('a busy button keeps its name and focus, announces that it is busy and ignores clicks', async () => {
  const onClick = vi.fn();
  renderDesign(
    <Button busy onClick={onClick}>
      Send
    </Button>,
  );
  await userEvent.tab();
  const button = screen.getByRole('button', { name: 'Send', busy: true });
  expect(button).toHaveFocus();
  await userEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
});
