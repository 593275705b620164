import { expect, it } from 'vitest';
import { variantOfStyle } from '@forecourt/backend/media/index.ts';
import { tireGap, wheelFace } from './parts.ts';

const { spec } = variantOfStyle('midsize-sedan-0')!;

it('the floor is darkest where a tire touches it, and the gap grows steadily around it', () => {
  const face = wheelFace(spec);
  for (const axle of [spec.frontAxle, spec.frontAxle + spec.wheelbase]) {
    expect(tireGap(spec, axle, face - 20)).toBe(0);
    expect(tireGap(spec, axle, 20 - face)).toBe(0);
    const behind = Array.from({ length: 60 }, (_, step) => tireGap(spec, axle + step * 12, face - 20));
    for (const [at, gap] of behind.entries()) expect(gap - (behind[at - 1] ?? 0)).toBeLessThanOrEqual(12.01);
    expect(tireGap(spec, axle, face + 200)).toBeCloseTo(200);
  }
});
