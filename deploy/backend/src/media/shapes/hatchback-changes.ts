import type { ModelChange } from './model-change.ts';

/** What sets hatchbacks, liftbacks and small sport sedans apart from others of their shape. */
export const hatchbackChanges: Readonly<Record<string, ModelChange>> = {
  'Mazda Mazda3 Hatchback': {
    size: [4460, 1440],
    axle: [860, 2725],
    shift: { hood: [-40, 30], cowl: [130, 0], belt: [0, 50], glassEnd: [-120, -220] },
    body: { softness: 1.7 },
    look: { crease: 'low', lamp: 'slim', nose: 2, wheel: 'multi', finish: 'dark' },
  },
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
  'Subaru WRX': {
    size: [4670, 1465],
    shift: { hood: [0, 30] },
    body: { kick: 40 },
    look: { crease: 'stepped', lamp: 'claw', nose: 0, wheel: 'star', finish: 'dark' },
  },
  'Honda Civic Type R': {
    size: [4595, 1405],
    axle: [880, 2735],
    shift: { hood: [-50, 40] },
    body: { tire: 690, cladding: 'arches' },
    look: { crease: 'shoulder', lamp: 'slim', nose: 3, wheel: 'multi', finish: 'dark', hasChrome: false },
  },
  'Acura Integra': {
    size: [4720, 1410],
    body: { kick: 30 },
    look: { crease: 'wedge', lamp: 'claw', nose: 0 },
  },
};
