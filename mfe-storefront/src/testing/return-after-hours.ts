import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** The tab of the page is shown again after three hours; the test restores its mocks. */
export async function returnAfterHours(): Promise<void> {
  const later = Date.now() + 3 * 3_600_000;
  vi.spyOn(Date, 'now').mockReturnValue(later);
  await act(async () => void window.dispatchEvent(new Event('visibilitychange')));
}
