import {
  endArtOf,
  endGroundY,
  faceMarkup,
  groundY,
  sideArtOf,
  sideLayout,
  tailMarkup,
  wheelMarkup,
  type EndArt,
  type ShapeVariant,
} from '@forecourt/backend/media/index.ts';
import { aeroFace } from './aero-face.ts';
import { withFramedPlate } from './plate.ts';
import { handlesAt, type Handle, type HandlePlace } from './handle.ts';
import { decalOf, glassInk, metalInk, type Decal, type Ink } from './decal.ts';

/** The flat drawings of a vehicle by places of it, in millimeters. */
export interface Drawings {
  readonly flankAt: (along: number, up: number) => Ink;
  /** Share of a place of the flank that is window, and that is a gap between panels. */
  readonly windowAt: (along: number, up: number) => number;
  readonly seamAt: (along: number, up: number) => number;
  /** And that is a black frame or pillar of windows. */
  readonly frameAt: (along: number, up: number) => number;
  /** Where the front door ends, in millimeters behind the nose. */
  readonly frontDoorEnd: number;
  /** What door handles do to the flank. */
  readonly handleAt: (along: number, up: number) => HandlePlace;
  /** By the place left of the middle. */
  readonly noseAt: (left: number, up: number) => Ink;
  readonly tailAt: (left: number, up: number) => Ink;
  /** The rim by places from its hub. */
  readonly rimAt: (right: number, up: number) => Ink;
  /** Whether rims are nearly closed. */
  readonly hasAeroRims: boolean;
}

/** Drawings are in a paint that is not drawn. */
const unpainted = {
  glint: 'none',
  light: 'none',
  base: 'none',
  shade: 'none',
  deep: 'none',
  seam: '#08090a',
};

const flat = (id: string, color: string): string =>
  `<linearGradient id="${id}"><stop stop-color="${color}"/></linearGradient>`;

const clear = (id: string): string => `<linearGradient id="${id}"><stop stop-opacity="0"/></linearGradient>`;

const inks =
  ['p', 'h', 'e', 'u', 'x'].map(clear).join('') +
  flat('g', glassInk) +
  flat('k', metalInk) +
  flat('l', '#a3141b');

/** How long a door handle is, and how far behind the front one its door ends, in millimeters. */
const [handleLength, handleMargin] = [185, 50];

/** How much wider pillars between windows are than in drawings, with the frames of both doors. */
const pillarGrowth = 1.5;

/** The gaps without those between bumpers and fenders, which end in the middle of a panel: curves after the first, the hood's. */
export function panelSeams(seams: string): string {
  const lines = seams.split(/(?=M)/);
  const isCurve = (line: string): boolean => /^M[^A-Za-z]*Q[^A-Za-z]*$/.test(line);
  const hood = lines.findIndex(isCurve);
  return lines.filter((line, at) => at === hood || !isCurve(line)).join('');
}

async function flankDecals(
  variant: ShapeVariant,
): Promise<Pick<Drawings, 'flankAt' | 'windowAt' | 'seamAt' | 'frameAt' | 'frontDoorEnd' | 'handleAt'>> {
  const layout = sideLayout(variant.spec);
  // The grille is on the nose, and headlamps reach around from there.
  const art = sideArtOf({ ...variant, spec: { ...variant.spec, isElectric: true } });
  const lamp = art.tailLamp.lens
    ? `<path d="${art.tailLamp.lens}" fill="#8e0f16" stroke="#26040a" stroke-width=".7"/><path d="${art.tailLamp.light}" fill="none" stroke="#e8564c" stroke-width="1.4"/>`
    : '';
  const ink =
    `<path d="${art.cladding}" fill="#1d2023"/>${lamp}` +
    `<path d="${art.brightwork}" fill="none" stroke="${metalInk}" stroke-width="1.3"/>`;
  const mask =
    `<clipPath id="c"><path d="${art.glass}"/></clipPath><rect width="640" height="480"/><path d="${art.glass}" fill="#f00" stroke="#00f" stroke-width="2.2"/>` +
    `<g clip-path="url(#c)"><path d="${art.pillars}" fill="none" stroke="#00f" stroke-width="${art.pillarWidth * pillarGrowth}"/><path d="${art.paintedPillar}" stroke="#00f" stroke-width="2.2"/></g>` +
    `<path d="${panelSeams(art.seams)}" fill="none" stroke="#0f0" stroke-width=".75"/>`;
  const sheet = { left: 0, top: 0, width: 640, height: 400, density: 3 };
  const [inked, masked] = await Promise.all([
    decalOf({ ...sheet, markup: inks + ink }),
    decalOf({ ...sheet, markup: mask }),
  ]);
  const from = layout.x(0);
  const x = (along: number): number => from + along * layout.scale;
  const y = (up: number): number => groundY - up * layout.scale;
  const handles = art.handles.map(([left, top]): Handle => {
    const start = (left - from) / layout.scale;
    return { from: start, to: start + handleLength, middle: (groundY - top - 3) / layout.scale };
  });
  return {
    frontDoorEnd: (handles[0]?.to ?? 0) + handleMargin,
    handleAt: handlesAt(handles),
    flankAt: (along, up) => inked.at(x(along), y(up)),
    windowAt: (along, up) => masked.maskAt(x(along), y(up), 0),
    seamAt: (along, up) => masked.maskAt(x(along), y(up), 1),
    frameAt: (along, up) => masked.maskAt(x(along), y(up), 2),
  };
}

type EndMarkup = (art: EndArt, paint: typeof unpainted) => string;

/** A drawing of one end by places left of the middle and above the floor. */
async function endDecal(variant: ShapeVariant, draw: EndMarkup): Promise<(left: number, up: number) => Ink> {
  const art = endArtOf(variant);
  const scale = art.half / (variant.spec.width / 2);
  const markup = inks + withFramedPlate(draw(art, unpainted));
  const decal: Decal = await decalOf({ markup, left: -240, top: 20, width: 480, height: 400, density: 3 });
  return (left, up) => decal.at(left * scale, endGroundY - up * scale);
}

/** Heights of a vehicle's tail in its drawing, whose belt is that of the windshield. */
function tailHeight({ spec }: ShapeVariant): (up: number) => number {
  const { rear, cowl, deck, glassFoot, sill, bodyStyle, height } = spec;
  if (rear === 'frame' || rear === 'box') return (up) => up;
  const isLow = bodyStyle === 'sedan' || bodyStyle === 'coupe' || bodyStyle === 'convertible';
  const belt = isLow || rear === 'bed' ? deck[1] + (isLow ? 130 : 60) : glassFoot[1];
  const [drawn, low] = [cowl[1] - 10, sill - 60];
  return (up) => {
    if (up > belt) return drawn + ((up - belt) * (height - drawn)) / Math.max(60, height - belt);
    return low + ((up - low) * (drawn - low)) / (belt - low);
  };
}

/** The metal of a rim, without tire, brake and what is dark behind the spokes. */
function rimMarkup(markup: string): string {
  return markup
    .replaceAll(/<circle[^>]*fill="(?:url\(#t\)|#0e1012|#4d545a)"[^>]*\/>/g, '')
    .replace(/<circle[^>]*stroke="#3d4145"[^>]*\/>/, '');
}

/** Draws what is laid on the solid of a vehicle. */
export async function drawingsOf(variant: ShapeVariant): Promise<Drawings> {
  const { wheel } = sideArtOf(variant);
  const reach = wheel.tireRadius;
  const perMillimeter = reach / (variant.spec.tire / 2);
  const metal = flat('m', '#cfd4d8');
  const hasAeroRims = variant.wheel === 'disc';
  const [flank, nose, tail, rim] = await Promise.all([
    flankDecals(variant),
    endDecal(variant, faceMarkup),
    endDecal(variant, tailMarkup),
    decalOf({
      markup: hasAeroRims
        ? aeroFace(variant.finish, reach * wheel.rimRatio)
        : metal + rimMarkup(wheelMarkup(wheel)),
      left: -reach,
      top: -reach,
      width: 2 * reach,
      height: 2 * reach,
      density: 7,
    }),
  ]);
  const heightOf = tailHeight(variant);
  return {
    ...flank,
    hasAeroRims,
    noseAt: nose,
    tailAt: (left, up) => tail(left, heightOf(up)),
    rimAt: (right, up) => rim.at(right * perMillimeter, -up * perMillimeter),
  };
}
