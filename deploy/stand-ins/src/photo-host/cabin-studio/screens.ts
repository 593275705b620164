import { scaled, type Vec } from '../studio/vec.ts';
import { instrumentLift, type CabinLayout } from './cabin-layout.ts';
import { darkMetal, glowing, part, pianoBlack, type CabinPart, type CabinSurface } from './cabin-part.ts';
import { seatAside } from './seat.ts';
import {
  dialsPicture,
  homePicture,
  listPicture,
  roundPicture,
  type ScreenPicture,
} from './screen-picture.ts';
import { bar, block, leaning, type Distance } from './shape.ts';

/** A screen: its middle to the right, half its width, its lower and upper edge, and its front. */
interface Panel {
  readonly x: number;
  readonly half: number;
  readonly low: number;
  readonly high: number;
  readonly front: number;
  readonly lean: number;
  readonly border: number;
}

/** Screens are bright enough to be read in daylight. */
const brightness = 1.15;

function panelSurface(
  { x, half, low, high, border }: Panel,
  picture: ScreenPicture,
): (place: Vec) => CabinSurface {
  return ([px, , pz]) => {
    const right = (px - x + half - border) / (2 * (half - border));
    const up = (pz - low - border) / (high - low - 2 * border);
    if (Math.min(right, up) < 0 || Math.max(right, up) > 1) return pianoBlack;
    return glowing(scaled(picture(right, up), brightness));
  };
}

function flatScreen(panel: Panel, picture: ScreenPicture): readonly CabinPart[] {
  const { x, half, low, high, front, lean } = panel;
  const middle: Vec = [x, front, (low + high) / 2];
  const glass = leaning(block([x - half, front, low], [x + half, front + 11, high], 5), middle, lean);
  const back = leaning(
    block([x - half + 3, front + 8, low + 3], [x + half - 3, front + 24, high - 3], 8),
    middle,
    lean,
  );
  return [
    { surface: pianoBlack, distance: glass, detail: panelSurface(panel, picture) },
    part(darkMetal, back),
  ];
}

function roundScreen(panel: Panel): readonly CabinPart[] {
  const { x, half, low, high, front } = panel;
  const z = (low + high) / 2;
  const radius = half - 8;
  const drum =
    (reach: number, from: number, to: number): Distance =>
    (px, py, pz) => {
      const a = Math.hypot(px - x, pz - z) - reach;
      const b = Math.abs(py - (from + to) / 2) - (to - from) / 2;
      return Math.min(0, Math.max(a, b)) + Math.hypot(Math.max(a, 0), Math.max(b, 0)) - 3;
    };
  return [
    {
      surface: pianoBlack,
      distance: drum(radius, front - 4, front + 30),
      detail: panelSurface({ ...panel, border: 8 }, roundPicture),
    },
    part(darkMetal, (px, py, pz) => Math.hypot(Math.hypot(px - x, pz - z) - radius - 4, py - front + 5) - 6),
  ];
}

/** The instruments behind the wheel and the screen in the middle. */
export function screenParts(layout: CabinLayout): readonly CabinPart[] {
  const { screen, dash, hasBinnacle } = layout;
  const { kind, half, low, high } = screen;
  const front = { soft: 676, flat: 664, upright: 674 }[dash];
  const middle: Panel = { x: 0, half, low, high, front, lean: 7, border: 7 };
  const { near, lift } = instrumentLift(layout);
  const dials: Panel = {
    x: -seatAside + 5,
    half: 152,
    low: 754 + lift,
    high: 838 + lift,
    front: 716 - near,
    lean: 20,
    border: 6,
  };
  const instruments = hasBinnacle ? flatScreen(dials, dialsPicture) : [];
  if (kind === 'round') return [...instruments, ...roundScreen(middle)];
  if (kind === 'double') {
    const wide: Panel = { ...middle, x: -195, half: 352 };
    const picture: ScreenPicture = (right, up) => {
      if (right < 0.46) return dialsPicture(right / 0.46, up);
      return right < 0.5 ? [0.008, 0.008, 0.009] : homePicture((right - 0.5) / 0.5, up);
    };
    return flatScreen(wide, picture);
  }
  const foot = bar([0, front + 42, low + 20], [0, front + 80, low - 6], [20, 24]);
  return [
    ...instruments,
    ...flatScreen(middle, kind === 'small' ? listPicture : homePicture),
    part(pianoBlack, foot),
  ];
}
