// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchRefusals } from './watch-refusals.ts';

const siteOrigin = 'https://site.example';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function block(blockedURI: string, disposition = 'enforce'): void {
  const parts = { blockedURI, effectiveDirective: 'connect-src', disposition };
  document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), parts));
}

test('a call that the page’s policy blocked has failed before the page gets to know why', async () => {
  const refusals = watchRefusals(document, siteOrigin);
  const reported = refusals.areReported();
  expect(refusals.haveHappened()).toBe(false);
  block(`${siteOrigin}/embed/context.json`);
  expect(await reported).toBe(true);
  expect(await refusals.areReported()).toBe(true);
  refusals.stop();
});

test.each([
  ['nothing', () => undefined],
  ['something of another site', () => block('https://site.example.evil.com/x')],
  ['something that is only reported', () => block(siteOrigin, 'report')],
])('%s blocked is no refusal, which is clear after a moment', async (_, happen) => {
  const refusals = watchRefusals(document, siteOrigin);
  const reported = refusals.areReported();
  happen();
  vi.advanceTimersByTime(1_000);
  expect(await reported).toBe(false);
  refusals.stop();
});
