import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showClosing } from './show-closing.ts';

const showPopover = vi.fn();
const wants = { lessMotion: false };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: wants.lessMotion }));
  Object.assign(HTMLElement.prototype, { showPopover });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
  showPopover.mockReset();
  wants.lessMotion = false;
});

/** Closes a dialog with this content as React does: the function is called just before the dialog is removed. */
function close(content: string): Element | null {
  document.body.innerHTML = `<dialog open><div class="fc-panel-body">${content}</div></dialog>`;
  const dialog = document.querySelector('dialog');
  if (!dialog) throw new Error('no dialog');
  showClosing(dialog);
  dialog.remove();
  return document.querySelector('dialog');
}

test('a copy that nobody can reach shows the closing, and is gone when it has moved', () => {
  const copy = close('Keep the loan?');
  expect(copy).toHaveTextContent('Keep the loan?');
  expect(copy).toHaveAttribute('aria-hidden', 'true');
  expect(copy).toHaveProperty('inert', true);
  expect(showPopover).toHaveBeenCalledTimes(1);
  copy?.dispatchEvent(new Event('animationend'));
  expect(document.querySelector('dialog')).toBeNull();
});

test('a copy that does not move is gone after 400 ms', () => {
  const copy = close('Keep the loan?');
  vi.advanceTimersByTime(399);
  expect(copy).toBeInTheDocument();
  vi.advanceTimersByTime(1);
  expect(document.querySelector('dialog')).toBeNull();
});

test('a visitor who wants less motion sees it closed at once', () => {
  wants.lessMotion = true;
  expect(close('Keep the loan?')).toBeNull();
});

test('a frame is never loaded again for it', () => {
  expect(close('<iframe title="Contract"></iframe>')).toBeNull();
});

test('a browser that refuses to show the copy has it closed at once', () => {
  showPopover.mockImplementation(() => {
    throw new DOMException('open', 'InvalidStateError');
  });
  expect(close('Keep the loan?')).toBeNull();
});

test('without popovers it is closed at once', () => {
  Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
  expect(close('Keep the loan?')).toBeNull();
});
