import type { ModelChange } from './model-change.ts';

const camry = {
  size: [4885, 1445],
  axle: [975, 2825],
  body: {
    width: 1840,
    hood: [110, 720],
    cowl: [1470, 975],
    header: [2220, 1415],
    roofEnd: [3400, 1405],
    glassFoot: [4180, 1120],
    deck: [4770, 1090],
    belt: [925, 1000],
    glassEnd: [3380, 3780],
    kick: 40,
    softness: 0.9,
    tire: 675,
    rim: 0.73,
    sill: 195,
  },
  look: { crease: 'stepped', lamp: 'slim', nose: 3, wheel: 'split' },
} satisfies ModelChange;

const corolla = {
  size: [4630, 1435],
  axle: [940, 2700],
  body: {
    width: 1780,
    hood: [110, 730],
    cowl: [1330, 985],
    header: [2070, 1405],
    roofEnd: [3250, 1400],
    glassFoot: [3970, 1130],
    deck: [4520, 1095],
    belt: [935, 1010],
    glassEnd: [3200, 3580],
    kick: 40,
    softness: 0.9,
    tire: 640,
    rim: 0.71,
    sill: 195,
  },
  look: { crease: 'wedge', lamp: 'hook', nose: 3, wheel: 'multi' },
} satisfies ModelChange;

const civic = {
  size: [4674, 1415],
  axle: [890, 2735],
  body: {
    width: 1800,
    hood: [60, 725],
    cowl: [1430, 960],
    header: [2110, 1385],
    roofEnd: [3260, 1375],
    glassFoot: [4070, 1105],
    deck: [4580, 1075],
    belt: [920, 975],
    glassEnd: [3240, 3680],
    softness: 0.8,
    tire: 655,
    rim: 0.74,
    sill: 190,
  },
  look: { crease: 'shoulder', lamp: 'slim', nose: 3, wheel: 'star', finish: 'dark', hasChrome: false },
} satisfies ModelChange;

const mustang = {
  size: [4811, 1397],
  axle: [880, 2720],
  body: {
    width: 1915,
    hood: [50, 790],
    cowl: [1720, 985],
    header: [2300, 1365],
    roofEnd: [3150, 1365],
    glassFoot: [4130, 1095],
    deck: [4740, 1095],
    belt: [940, 1030],
    glassEnd: [3140, 3500],
    softness: 0.8,
    tire: 705,
    rim: 0.76,
    sill: 175,
  },
  look: { crease: 'haunch', lamp: 'split', tailLamp: 'block', nose: 1, wheel: 'split', finish: 'dark' },
} satisfies ModelChange;

const camaro = {
  size: [4784, 1348],
  axle: [900, 2811],
  body: {
    width: 1897,
    hood: [40, 790],
    cowl: [1710, 975],
    header: [2280, 1320],
    roofEnd: [3080, 1320],
    glassFoot: [4080, 1090],
    deck: [4710, 1090],
    belt: [970, 1060],
    glassEnd: [3040, 3360],
    softness: 0.7,
    tire: 710,
    rim: 0.78,
    sill: 170,
  },
  look: { crease: 'shoulder', lamp: 'slim', tailLamp: 'block', nose: 3, wheel: 'six', finish: 'machined' },
} satisfies ModelChange;

/** Cars whose outline is their own, in millimeters, rather than a change of their shape. */
export const ownCarBodies: Readonly<Record<string, ModelChange>> = {
  'Toyota Camry': camry,
  'Toyota Camry Hybrid': {
    ...camry,
    body: { ...camry.body, roof: 'black' },
    look: { crease: 'stepped', lamp: 'slim', nose: 3, wheel: 'turbine', finish: 'dark' },
  },
  'Toyota Corolla': corolla,
  'Toyota Corolla Hybrid': {
    ...corolla,
    body: { ...corolla.body, roof: 'black' },
    look: { crease: 'wedge', lamp: 'hook', nose: 3, wheel: 'turbine' },
  },
  'Honda Civic': civic,
  'Honda Civic Hybrid': {
    ...civic,
    body: { ...civic.body, roof: 'black' },
    look: { crease: 'shoulder', lamp: 'slim', nose: 3, wheel: 'blade', hasChrome: false },
  },
  'Ford Mustang': mustang,
  'Ford Mustang until 2023': {
    ...mustang,
    look: { crease: 'haunch', lamp: 'slim', tailLamp: 'block', nose: 0, wheel: 'star', finish: 'machined' },
  },
  'Ford Mustang Convertible': {
    ...mustang,
    body: {
      ...mustang.body,
      glassFoot: [4150, 1075],
      deck: [4750, 1050],
      belt: [950, 1050],
      roofEnd: [3050, 1365],
    },
    look: { crease: 'haunch', lamp: 'split', tailLamp: 'block', nose: 1, wheel: 'split', finish: 'dark' },
  },
  'Chevrolet Camaro': camaro,
  'Chevrolet Camaro Convertible': {
    ...camaro,
    body: { ...camaro.body, glassFoot: [4130, 1085], deck: [4710, 1055], belt: [960, 1055] },
    look: { crease: 'shoulder', lamp: 'slim', tailLamp: 'block', nose: 3, wheel: 'six', finish: 'machined' },
  },
  'Chevrolet Sonic': {
    size: [4040, 1517],
    axle: [830, 2525],
    body: {
      width: 1735,
      hood: [140, 800],
      cowl: [1120, 1010],
      header: [1790, 1480],
      roofEnd: [3440, 1445],
      glassFoot: [3850, 1080],
      deck: [3980, 970],
      belt: [950, 1050],
      glassEnd: [3180, 3480],
      softness: 1,
      tire: 630,
      rim: 0.68,
      sill: 210,
      roof: 'spoiler',
    },
    look: { crease: 'wedge', lamp: 'hook', tailLamp: 'round', nose: 3, wheel: 'star', finish: 'bright' },
  },
};
