import {
  aluminum,
  chrome,
  darkLining,
  darkMetal,
  grayPlastic,
  lining,
  pianoBlack,
  softBlack,
  wood,
  woven,
  type CabinSurface,
} from './cabin-part.ts';
import type { CabinStyle } from './cabin-style.ts';

/** How seats are sewn, and how far their sides stand out, in millimeters. */
export interface SeatStyle {
  readonly quilt: 'seam' | 'across' | 'along' | 'diamonds' | 'plain';
  readonly bolster: number;
}

/** A screen in the middle of the dashboard: its middle ahead, half its width, its lower and upper edge. */
export interface ScreenStyle {
  readonly kind: 'tablet' | 'wide' | 'double' | 'tall' | 'round' | 'small';
  readonly half: number;
  readonly low: number;
  readonly high: number;
}

/** What a cabin has. */
export interface CabinLayout {
  readonly seat: SeatStyle;
  readonly screen: ScreenStyle;
  readonly dash: 'soft' | 'flat' | 'upright';
  readonly vents: 'slats' | 'slot' | 'round' | 'tall';
  readonly wheel: 'round' | 'flat' | 'classic' | 'plain';
  readonly shifter: 'lever' | 'column' | 'gear';
  readonly console: 'slim' | 'usual' | 'broad';
  readonly trim: CabinSurface;
  /** The upper side of the console. */
  readonly plate: CabinSurface;
  readonly ornament: CabinSurface;
  readonly roof: CabinSurface;
  readonly hasBinnacle: boolean;
  readonly hasHandle: boolean;
  readonly hasColoredDash: boolean;
  readonly hasGlowLine: boolean;
}

/** Height of the trim band's middle, for vents in it. */
export const bandMiddle: Readonly<Record<CabinLayout['dash'], number>> = {
  soft: 717,
  flat: 701,
  upright: 761,
};

/** How much nearer to the driver and higher than usual something is. */
export interface Lift {
  readonly near: number;
  readonly lift: number;
}

/** The instruments of an upright dashboard stand in front of it. */
export const instrumentLift = ({ dash }: CabinLayout): Lift =>
  dash === 'upright' ? { near: 46, lift: 22 } : { near: 0, lift: 0 };

const family: CabinLayout = {
  seat: { quilt: 'seam', bolster: 26 },
  screen: { kind: 'tablet', half: 142, low: 758, high: 906 },
  dash: 'soft',
  vents: 'slats',
  wheel: 'round',
  shifter: 'lever',
  console: 'usual',
  trim: aluminum,
  plate: pianoBlack,
  ornament: chrome,
  roof: lining,
  hasBinnacle: true,
  hasHandle: false,
  hasColoredDash: false,
  hasGlowLine: false,
};

const upright: CabinLayout = {
  ...family,
  dash: 'upright',
  vents: 'tall',
  console: 'broad',
  plate: softBlack,
  screen: { kind: 'tall', half: 118, low: 640, high: 850 },
};

const electric: CabinLayout = {
  ...family,
  seat: { quilt: 'along', bolster: 20 },
  screen: { kind: 'wide', half: 168, low: 712, high: 900 },
  dash: 'flat',
  vents: 'slot',
  wheel: 'flat',
  shifter: 'column',
  console: 'slim',
  hasColoredDash: true,
};

/** The cabin of each style of vehicles. */
export const cabinLayouts: Readonly<Record<CabinStyle, CabinLayout>> = {
  family,
  luxury: {
    ...family,
    seat: { quilt: 'diamonds', bolster: 24 },
    screen: { kind: 'wide', half: 176, low: 752, high: 884 },
    trim: wood,
    plate: wood,
    hasColoredDash: true,
    hasGlowLine: true,
  },
  minimal: {
    ...electric,
    seat: { quilt: 'plain', bolster: 22 },
    screen: { kind: 'wide', half: 204, low: 728, high: 976 },
    wheel: 'plain',
    trim: woven,
    hasBinnacle: false,
    hasColoredDash: false,
  },
  twin: {
    ...electric,
    screen: { kind: 'double', half: 150, low: 752, high: 896 },
    console: 'usual',
    trim: darkMetal,
    hasBinnacle: false,
    hasGlowLine: true,
  },
  sport: {
    ...family,
    seat: { quilt: 'across', bolster: 52 },
    screen: { kind: 'wide', half: 150, low: 752, high: 866 },
    vents: 'round',
    wheel: 'flat',
    trim: darkMetal,
    ornament: aluminum,
    roof: darkLining,
    hasColoredDash: true,
  },
  electric,
  retro: {
    ...family,
    seat: { quilt: 'along', bolster: 18 },
    screen: { kind: 'round', half: 118, low: 640, high: 876 },
    vents: 'round',
    wheel: 'classic',
    shifter: 'gear',
    trim: pianoBlack,
  },
  offroad: {
    ...upright,
    seat: { quilt: 'seam', bolster: 30 },
    screen: { kind: 'wide', half: 140, low: 690, high: 832 },
    vents: 'round',
    console: 'usual',
    shifter: 'gear',
    trim: darkMetal,
    ornament: darkMetal,
    roof: darkLining,
    hasHandle: true,
  },
  truck: { ...upright, seat: { quilt: 'seam', bolster: 14 }, shifter: 'column' },
  work: {
    ...upright,
    seat: { quilt: 'plain', bolster: 10 },
    screen: { kind: 'small', half: 92, low: 690, high: 786 },
    wheel: 'plain',
    shifter: 'column',
    console: 'usual',
    trim: grayPlastic,
    ornament: grayPlastic,
  },
};
