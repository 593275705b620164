import { vi } from 'vitest';

/** Returns the errors logged by the running test so far; reading them marks them as expected. */
export function loggedErrors(): string[] {
  const spy = vi.mocked(console.error);
  const messages = spy.mock.calls.map((args) => args.map(String).join(' '));
  spy.mockClear();
  return messages;
}
