import { clamped, eased, type Vec } from '../studio/vec.ts';
import type { CabinLayout } from './cabin-layout.ts';
import {
  chrome,
  gap,
  grained,
  leather,
  part,
  pianoBlack,
  rubber,
  thread,
  wheelLeather,
  type CabinPart,
  type CabinSurface,
} from './cabin-part.ts';
import { bar, block, disc, joined, leaning, melted, flatRing, without, type Distance } from './shape.ts';

interface ConsoleSize {
  readonly half: number;
  /** Height of its top. */
  readonly top: number;
}

const sizes: Readonly<Record<CabinLayout['console'], ConsoleSize>> = {
  slim: { half: 112, top: 420 },
  usual: { half: 122, top: 440 },
  broad: { half: 150, top: 452 },
};

const cupAhead = [190, 282] as const;

function cups({ top }: ConsoleSize, aside: number): readonly Distance[] {
  return cupAhead.map((y) => disc([aside, y, top], [40, 62], 6));
}

/** The lid that an arm rests on, with its seam. */
const lid = ({ half, top }: ConsoleSize): Distance =>
  block([-half + 6, -420, top + 6], [half - 6, 118, top + 58], 22);

function lidAt({ half }: ConsoleSize, [x, y]: Vec): CabinSurface {
  const isSeam = Math.abs(Math.abs(x) - half + 34) < 1.4;
  return isSeam && Math.abs(y - 9 * Math.round(y / 9)) < 3.1 ? thread : leather;
}

function leverParts(top: number, ornament: CabinSurface): readonly CabinPart[] {
  const boot = melted(
    14,
    bar([0, 440, top], [0, 446, top + 44], [34, 12]),
    disc([0, 438, top + 2], [46, 8], 4),
  );
  const knob = melted(
    8,
    bar([0, 446, top + 50], [0, 450, top + 112], [11, 21]),
    bar([0, 436, top + 118], [0, 462, top + 114], [21, 19]),
  );
  return [
    part(wheelLeather, boot),
    part(wheelLeather, knob),
    part(ornament, flatRing([0, 438, top + 6], 47, 3)),
  ];
}

function gearParts(top: number, ornament: CabinSurface): readonly CabinPart[] {
  const boot = melted(
    18,
    bar([0, 430, top], [0, 448, top + 66], [40, 11]),
    disc([0, 428, top + 2], [56, 8], 4),
  );
  const stick = bar([0, 446, top + 60], [0, 458, top + 116], [7, 7]);
  const ball = bar([0, 458, top + 124], [0, 460, top + 132], [24, 23]);
  return [
    part(wheelLeather, boot),
    part(chrome, stick),
    part(wheelLeather, ball),
    part(ornament, flatRing([0, 428, top + 6], 57, 3.4)),
  ];
}

function shifterParts({ shifter, ornament }: CabinLayout, top: number): readonly CabinPart[] {
  if (shifter === 'lever') return leverParts(top, ornament);
  return shifter === 'gear' ? gearParts(top, ornament) : [];
}

/** A mat for a phone, lying in front. */
const phone = ({ top }: ConsoleSize): readonly CabinPart[] => [
  part(rubber, block([-88, 400, top - 4], [88, 590, top + 5], 4)),
  part(pianoBlack, leaning(block([-40, 420, top + 4], [38, 572, top + 12], 3.6), [0, 500, top], 0)),
];

/** The console between the seats: a lid, cup holders, and what shifts gears. */
export function consoleParts(layout: CabinLayout): readonly CabinPart[] {
  const size = sizes[layout.console];
  const { half, top } = size;
  const aside = 0;
  const holes = joined(...cups(size, aside));
  const tunnel = melted(
    40,
    block([-half, -440, 120], [half, 620, top], 22),
    leaning(block([-half, 560, 260], [half, 900, top + 6], 22), [0, 600, top], -19),
  );
  const plate = joined(
    block([-half + 16, 132, top - 12], [half - 16, 600, top + 4], 4),
    leaning(block([-half + 16, 596, top - 20], [half - 16, 715, top + 11], 4), [0, 600, top], -19),
  );
  const edge = without(
    block([-half + 10, 126, top - 12], [half - 10, 606, top + 2.5], 6),
    block([-half + 17, 133, top - 40], [half - 17, 599, top + 40], 4),
    1,
  );
  const shade = (place: Vec): CabinSurface => {
    const share = clamped(eased(2, 30, top - place[2]));
    return share > 0.5 ? gap : grained;
  };
  return [
    {
      surface: grained,
      distance: without(tunnel, holes, 3),
      detail: (place) => (place[2] < top - 40 && Math.abs(place[0]) < 60 ? shade(place) : grained),
    },
    part(layout.plate, without(plate, holes, 3)),
    part(layout.ornament, joined(edge, ...cupAhead.map((y) => flatRing([aside, y, top + 5], 41, 2.6)))),
    { surface: leather, distance: lid(size), detail: (place) => lidAt(size, place) },
    ...shifterParts(layout, top),
    ...(layout.shifter === 'column' ? phone(size) : []),
  ];
}
