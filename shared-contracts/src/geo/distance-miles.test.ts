import { describe, expect, it } from 'vitest';
import { distanceMiles } from './distance-miles.ts';

const losAngeles = { latitude: 34.0901, longitude: -118.4065 };
const newYork = { latitude: 40.7506, longitude: -73.9972 };

describe('distanceMiles', () => {
  it('measures Beverly Hills to Manhattan', () => {
    expect(distanceMiles(losAngeles, newYork)).toBeCloseTo(2453, -1);
  });

  it.each([
    { what: 'a place and itself', from: losAngeles, to: losAngeles, miles: 0 },
    {
      what: 'pole and pole',
      from: { latitude: 90, longitude: 0 },
      to: { latitude: -90, longitude: 0 },
      miles: 12_436.8,
    },
    {
      what: 'one degree over the date line',
      from: { latitude: 0, longitude: 179.5 },
      to: { latitude: 0, longitude: -179.5 },
      miles: 69.09,
    },
  ])('measures $what', ({ from, to, miles }) => {
    expect(distanceMiles(from, to)).toBeCloseTo(miles, 1);
  });
});
