import { describe, expect, it } from 'vitest';
import { applyPath, planIn } from './apply-path.ts';

describe('planIn', () => {
  it.each(['alone', 'co-applicant', 'co-buyer'] as const)('reads what applyPath wrote: %s', (plan) => {
    const { searchParams } = new URL(applyPath(plan), 'https://example.com');
    expect(planIn(searchParams)).toBe(plan);
  });

  it.each(['', '?plan=', '?plan=everyone', '?plan=toString'])('reads no plan from "%s"', (query) =>
    expect(planIn(new URLSearchParams(query))).toBeUndefined(),
  );
});
