import { vi } from 'vitest';

/** What the running test has logged as an error so far; reading it makes it expected. */
export function loggedErrors(): string[] {
  const spy = vi.mocked(console.error);
  const messages = spy.mock.calls.map((args) => args.map(String).join(' '));
  spy.mockClear();
  return messages;
}
