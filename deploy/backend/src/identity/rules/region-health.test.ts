import { expect, it } from 'vitest';
import { regionHealth, unprobedRegion } from './region-health.ts';

it.each([
  ['nothing was probed', '', false],
  ['the first probe fails', '-', false],
  ['two fail in a row', '--', true],
  ['more fail', '----', true],
  ['an answer comes between two failures', '-+-', false],
  ['one answer follows', '--+', false],
  ['two fail again after it', '--+--', true],
])('F35: %s (%s): down %s', (_row, probes, isDown) => {
  const health = [...probes].reduce((before, probe) => regionHealth(before, probe === '+'), unprobedRegion);
  expect(health.isDown).toBe(isDown);
});
