import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { createStore } from 'zustand/vanilla';
import { AlertStack } from './index.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] }));
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function stack({ isWaiting = false } = {}) {
  const updates = createStore(() => ({ isWaiting }));
  const onRefresh = vi.fn();
  return { updates, onRefresh, ui: <AlertStack {...{ updates, onRefresh }} /> };
}

describe('alert bars', () => {
  test('shows what a remote raises, and hides it after 10 s', async () => {
    const { platform } = await renderInShell(stack().ui);
    act(() => platform.events.emit('mfe-account', 'alert:show', { kind: 'success', message: 'Saved' }));
    expect(screen.getByText('Saved')).toBeInTheDocument();
    await pass(9_900);
    expect(screen.getByText('Saved')).toBeInTheDocument();
    await pass(200);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  test('each has its own timer', async () => {
    const { platform } = await renderInShell(stack().ui);
    act(() => platform.events.emit('mfe-account', 'alert:show', { kind: 'resent', message: 'First' }));
    await pass(6_000);
    act(() => platform.events.emit('mfe-checkout', 'alert:show', { kind: 'error', message: 'Second' }));
    await pass(5_000);
    expect(screen.queryByText('First')).toBeNull();
    expect(screen.getByText('Second')).toBeInTheDocument();
  });

  test('stays when something else is pressed (SITE-21)', async () => {
    const { platform } = await renderInShell(
      <>
        {stack().ui}
        <button>Elsewhere</button>
      </>,
    );
    act(() => platform.events.emit('mfe-account', 'alert:show', { kind: 'error', message: 'Not saved' }));
    const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
    for (const type of ['pointerdown', 'mousedown', 'click'])
      fireEvent(elsewhere, new Event(type, { bubbles: true }));
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(screen.getByText('Not saved')).toBeInTheDocument();
  });

  test('can be closed earlier', async () => {
    const { platform, container } = await renderInShell(stack().ui);
    act(() => platform.events.emit('mfe-account', 'alert:show', { kind: 'warning', message: 'Careful' }));
    act(() => container.querySelector('button')?.click());
    expect(screen.queryByText('Careful')).toBeNull();
  });
});

describe('while a modal dialog is open', () => {
  function openDialog() {
    const dialog = document.createElement('dialog');
    dialog.setAttribute('open', '');
    document.body.append(dialog);
    const close = () => {
      dialog.removeAttribute('open');
      dialog.remove();
      act(() => void dialog.dispatchEvent(new Event('close')));
    };
    return { dialog, close };
  }
  const emit = async () => {
    const { platform } = await renderInShell(stack().ui);
    return (message: string) =>
      act(() => platform.events.emit('mfe-account', 'alert:show', { kind: 'error', message }));
  };

  test('an alert is inside of the one on top, where it is heard and can be closed', async () => {
    const show = await emit();
    const [below, top] = [openDialog(), openDialog()];
    show('Not saved');
    const alert = within(top.dialog).getByRole('alert', { hidden: true });
    expect(alert).toHaveTextContent('Not saved');
    act(() => alert.querySelector('button')?.click());
    expect(screen.queryByText('Not saved')).toBeNull();
    top.close();
    below.close();
  });

  test('an alert stays until its time is over when its dialog closes', async () => {
    const show = await emit();
    const [below, top] = [openDialog(), openDialog()];
    show('Not saved');
    top.close();
    expect(within(below.dialog).getByText('Not saved')).toBeInTheDocument();
    below.close();
    expect(screen.getByText('Not saved')).toBeInTheDocument();
    await pass(10_100);
    expect(screen.queryByText('Not saved')).toBeNull();
  });

  test('the closing copy of a dialog is none', async () => {
    const show = await emit();
    const { dialog, close } = openDialog();
    dialog.setAttribute('popover', 'manual');
    show('Saved');
    expect(dialog).toBeEmptyDOMElement();
    expect(screen.getByText('Saved')).toBeInTheDocument();
    close();
  });
});

test('the stack is opened as a popover once, before its first alert', async () => {
  const showPopover = vi.fn();
  Object.assign(HTMLElement.prototype, { showPopover });
  const { platform } = await renderInShell(stack().ui);
  act(() => platform.events.emit('mfe-account', 'alert:show', { kind: 'success', message: 'Saved' }));
  expect(showPopover).toHaveBeenCalledOnce();
  Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
});

describe('F12: a pending update', () => {
  test('is announced once, stays, and is applied by its button', async () => {
    const { ui, updates, onRefresh } = stack();
    const { container } = await renderInShell(ui);
    expect(screen.queryByText('An update is ready')).toBeNull();
    act(() => updates.setState({ isWaiting: true }));
    expect(container.querySelectorAll('[role=alert]')).toHaveLength(1);
    await pass(60_000);
    expect(screen.getByText('An update is ready')).toBeInTheDocument();
    act(() => screen.getByText('Update now').click());
    expect(onRefresh).toHaveBeenCalledOnce();
  });

  test('can be postponed, and does not hide other messages', async () => {
    const { ui, updates } = stack({ isWaiting: true });
    const { container, platform } = await renderInShell(ui);
    act(() => platform.events.emit('mfe-account', 'alert:show', { kind: 'success', message: 'Saved' }));
    act(() => container.querySelector<HTMLButtonElement>('button[aria-label=Dismiss]')?.click());
    expect(screen.queryByText('An update is ready')).toBeNull();
    expect(screen.getByText('Saved')).toBeInTheDocument();
    expect(updates.getState().isWaiting).toBe(false);
  });
});
