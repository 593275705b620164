import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showOffline } from './show-offline.ts';

const english = "You're offline. What you see may be out of date; nothing is sent until you're back.";

function setOnline(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}
const notice = () => document.querySelector('body > [role=status]');

beforeEach(() => {
  document.body.innerHTML = '<main id="fc-main"><p>page</p></main>';
});
afterEach(() => {
  setOnline(true);
  vi.restoreAllMocks();
});

test('F61: the notice stays while the browser is offline', () => {
  showOffline('en');
  expect(notice()).toBeEmptyDOMElement();
  setOnline(false);
  expect(notice()).toHaveTextContent(english);
  expect(document.documentElement.style.scrollPaddingTop).not.toBe('');
  setOnline(true);
  expect(notice()).toBeEmptyDOMElement();
  expect(document.documentElement.style.scrollPaddingTop).toBe('');
});

test('a browser that is offline from the start sees it too, in the language of the page', () => {
  setOnline(false);
  showOffline('es');
  expect(notice()).toHaveTextContent(/^Está sin conexión\./);
});
