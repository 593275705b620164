import type { ModelChange } from './model-change.ts';

/** What sets hatchbacks, liftbacks and small sport sedans apart from others of their shape. */
export const hatchbackChanges: Readonly<Record<string, ModelChange>> = {
  'Volkswagen Golf': {
    body: { softness: 0.7, roof: 'plain' },
    look: { crease: 'straight', lamp: 'bar', nose: 1, wheel: 'twin' },
  },
  'Subaru Impreza': {
    size: [4475, 1480],
    body: { cladding: 'arches' },
    look: { crease: 'haunch', lamp: 'claw', nose: 0 },
  },
  'Toyota Corolla Hatchback': {
    size: [4370, 1435],
    body: { kick: 70, roof: 'black' },
    look: { crease: 'wedge', lamp: 'hook', nose: 3 },
  },
  'Toyota Prius': {
    size: [4600, 1420],
    axle: [900, 2750],
    shift: { cowl: [-90, 0] },
    body: { peak: 0.3, tire: 690 },
    look: { lamp: 'hook', crease: 'low', wheel: 'blade' },
  },
  'Toyota Prius Plug-in Hybrid': {
    size: [4600, 1420],
    axle: [900, 2750],
    shift: { cowl: [-90, 0] },
    body: { peak: 0.3, roof: 'black' },
    look: { lamp: 'hook', crease: 'low', wheel: 'multi', finish: 'dark' },
  },
};
