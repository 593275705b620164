import type { ShapeSpec } from '@forecourt/backend/media/index.ts';
import type { Ink } from './decal.ts';
import type { Drawings } from './drawings.ts';
import { endPlace } from './end-place.ts';
import { lampSurface } from './lamp.ts';
import { hoodOf } from './hood.ts';
import { beltAt } from './section.ts';
import type { Solid } from './solid.ts';
import { black, blended, cloth, dark, glossBlack, paint, plain, satinBlack, white } from './surface.ts';
import type { Contact, Surface } from './surface.ts';
import { eased } from './vec.ts';
import type { Windows } from './windows.ts';

/** What a layer makes of the surface under it. */
type Layer = (meeting: Contact, under: Surface) => Surface;

const inked = (ink: Ink): Surface => ({
  ...plain(ink.color, ink.color[1] < 0.02 && ink.color[0] < 0.03 ? 0.3 : 0.85),
  metal: ink.metal,
  glass: ink.glass,
});

/** The roof in another color. */
function roofLayer(spec: ShapeSpec): Layer {
  const { roof, cowl, glassFoot, length, rear, height } = spec;
  const end = rear === 'bed' ? glassFoot[0] + 40 : length;
  if (roof !== 'floating' && roof !== 'white' && roof !== 'fabric') return (_, under) => under;
  return ({ place: [along, , up] }, under) => {
    if (up < beltAt(spec, along) + 24 || along < cowl[0] + 90 || along > end) return under;
    if (roof === 'fabric') return cloth;
    return roof === 'white' && up > height - 105 ? white : glossBlack;
  };
}

/** What is drawn on the flank: plastic, lamps, gaps, and frames of windows. */
function flankLayer({ length, belt }: ShapeSpec, { flankAt, seamAt, frameAt, handleAt }: Drawings): Layer {
  return ({ place: [along, , up], normal }, under) => {
    // The tail has its own lamps, up to its corners.
    const isTail = along > length - 650 && up < belt[1] + 100;
    const facing = isTail ? eased(0.62, 0.78, Math.abs(normal[1])) : eased(0.3, 0.46, Math.abs(normal[1]));
    if (facing === 0) return under;
    const ink = flankAt(along, up);
    const drawn =
      ink.cover > 0 ? blended(under, lampSurface(ink, along) ?? inked(ink), ink.cover * facing) : under;
    const seam = seamAt(along, up) * facing * 0.85;
    const shade = Math.max(seam, handleAt(along, up).shade * facing);
    const cut = shade > 0.01 ? blended(drawn, dark, shade) : drawn;
    const frame = frameAt(along, up) * facing;
    return frame > 0.01 ? blended(cut, satinBlack, frame) : cut;
  };
}

/** What is drawn on nose and tail. */
function endLayer(solid: Solid, { noseAt, tailAt }: Drawings): Layer {
  const placeOf = endPlace(solid);
  return (met, under) => {
    const end = placeOf(met);
    if (!end) return under;
    const ink = (end.isNose ? noseAt : tailAt)(end.left, met.place[2]);
    if (ink.cover === 0) return under;
    return blended(under, lampSurface(ink, end.left) ?? inked(ink), ink.cover * end.facing);
  };
}

/** The gaps around the hood, and black edges of the wheel arches where the shape has them. */
function gapLayer(solid: Pick<Solid, 'spec' | 'body'>): Layer {
  const { cladding, tire, frontAxle, wheelbase } = solid.spec;
  const { gapAt } = hoodOf(solid);
  const reach = tire / 2 + 100;
  return (meeting, under) => {
    const [along, , up] = meeting.place;
    const gap = gapAt(meeting);
    const cut = gap > 0 ? blended(under, dark, gap) : under;
    if (cladding === 'none' || up > tire + 140) return cut;
    const axle = Math.min(Math.abs(along - frontAxle), Math.abs(along - frontAxle - wheelbase));
    const share = 1 - eased(reach - 3, reach + 3, Math.hypot(axle, up - tire / 2));
    return share > 0 ? blended(cut, black, share) : cut;
  };
}

/** Windows mirror less than paint: who looks into them sees the cabin. */
const sidePane: Surface = { ...glossBlack, coat: 0.6 };
const screenPane: Surface = { ...glossBlack, coat: 0.36 };

/** Windows, with a black rim where they are glued to the body. */
function glassLayer({ screenGap, shareAt }: Windows, lowest: number): Layer {
  return ({ place }, under) => {
    if (place[2] < lowest) return under;
    const gap = screenGap(place);
    const band = gap < 4 ? 1 - eased(-2.6, 2.6, gap) : 0;
    const framed = band > 0 ? blended(under, glossBlack, band) : under;
    if (band > 0 && gap > -26) return framed;
    const glass = shareAt(place);
    const pane = gap < 0 ? screenPane : sidePane;
    return glass > 0 ? { ...blended(framed, pane, glass), glass } : framed;
  };
}

/** Returns what the body of a vehicle is made of at each place. */
export function bodySurface(
  solid: Solid,
  drawings: Drawings,
  windows: Windows,
): (meeting: Contact) => Surface {
  const { spec, body } = solid;
  const { rear, glassFoot, length, sill } = spec;
  const layers = [
    roofLayer(spec),
    flankLayer(spec, drawings),
    endLayer(solid, drawings),
    gapLayer(solid),
    glassLayer(windows, Math.min(...spec.belt, spec.cowl[1]) - 90),
  ];
  /** The floor and the inner sides of a bed are lined. */
  const isBed = ({ place: [along, left, up] }: Contact): boolean =>
    rear === 'bed' &&
    along > glassFoot[0] + 70 &&
    along < length - 99 &&
    Math.abs(left) < body.halfAt(along, up) - 95;
  return (meeting) => {
    if (meeting.place[2] < sill + 10 || isBed(meeting)) return black;
    let surface = paint;
    for (const layer of layers) surface = layer(meeting, surface);
    return surface;
  };
}
