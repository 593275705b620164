import { expect, it } from 'vitest';
import { aeroFace } from './aero-face.ts';
import { decalOf } from './decal.ts';

const reach = 40;

it.each(['bright', 'machined', 'dark'] as const)(
  'a closed rim in the finish %s has an edge, slots and blades that differ by more than a shade',
  async (finish) => {
    const face = await decalOf({
      markup: aeroFace(finish, reach),
      left: -50,
      top: -50,
      width: 100,
      height: 100,
      density: 4,
    });
    const tones = Array.from({ length: 72 }, (_, step) => {
      const turn = (step / 72) * 2 * Math.PI;
      return face.at(0.8 * reach * Math.cos(turn), 0.8 * reach * Math.sin(turn)).color[1];
    });
    expect(Math.max(...tones)).toBeGreaterThan(0.3);
    expect(Math.min(...tones)).toBeLessThan(0.02);
    expect(face.at(0.96 * reach, 0).color[1]).toBeGreaterThan(0.5);
    expect(face.at(1.02 * reach, 0).cover).toBe(0);
  },
);
