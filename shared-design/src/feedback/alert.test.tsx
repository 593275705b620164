import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderDesign } from '../testing/render-design.tsx';
import { Alert } from './alert.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (durationMs: number) => {
  act(() => {
    vi.advanceTimersByTime(durationMs);
  });
};

test.each([
  ['error', 'alert'],
  ['warning', 'alert'],
  ['success', 'status'],
  ['info', 'status'],
] as const)('%s is announced as %s', (severity, role) => {
  renderDesign(<Alert severity={severity}>Code resent</Alert>);
  expect(screen.getByRole(role)).toHaveTextContent('Code resent');
});

test('closes by itself after 10 seconds', () => {
  const onClose = vi.fn();
  renderDesign(<Alert severity="info" autoHideMs={10_000} onClose={onClose} />);
  pass(9_999);
  expect(onClose).not.toHaveBeenCalled();
  pass(1);
  expect(onClose).toHaveBeenCalledOnce();
});

test.each([
  ['the pointer', fireEvent.mouseEnter, fireEvent.mouseLeave],
  ['focus', fireEvent.focus, fireEvent.blur],
])('the timer pauses under %s and then continues', (_, enter, leave) => {
  const onClose = vi.fn();
  renderDesign(<Alert severity="info" autoHideMs={10_000} onClose={onClose} />);
  pass(6_000);
  enter(screen.getByRole('status'));
  pass(60_000);
  expect(onClose).not.toHaveBeenCalled();
  leave(screen.getByRole('status'));
  pass(3_999);
  expect(onClose).not.toHaveBeenCalled();
  pass(1);
  expect(onClose).toHaveBeenCalledOnce();
});

test('stays when no time is given', () => {
  const onClose = vi.fn();
  renderDesign(<Alert severity="error" onClose={onClose} />);
  pass(120_000);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(onClose).toHaveBeenCalledOnce();
});
