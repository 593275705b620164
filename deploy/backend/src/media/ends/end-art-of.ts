import type { ShapeSpec, StyleClass } from '../shapes/shape-spec.ts';
import type { ShapeVariant } from '../shapes/drawn-shape.ts';
import { endGroundY } from './end-body.ts';
import type { EndArt } from './end-art.ts';

/** Picture units per millimeter: a car 1,850 mm wide fills half of the picture, a tall van its height. */
const widthScale = 0.184;
const tallest = 326;

const faces: Readonly<Record<StyleClass, EndArt['face']>> = {
  family: 'saloon',
  luxury: 'saloon',
  sport: 'sport',
  electric: 'electric',
  retro: 'round',
  offroad: 'truck',
  truck: 'truck',
  work: 'truck',
};

/** Vans have their windshield almost above the front axle. */
function isVan({ doors, style, cowl }: ShapeSpec): boolean {
  if (doors === 'van') return style === 'work';
  return doors === 'panel' || (doors === 'cab' && cowl[0] < 1_300);
}

function faceOf({ spec, lamp }: ShapeVariant): EndArt['face'] {
  if (lamp === 'round') return 'round';
  if (isVan(spec)) return 'van';
  return spec.isElectric ? 'electric' : faces[spec.style];
}

function tailOf({ rear, doors, style, bodyStyle }: ShapeSpec): EndArt['tail'] {
  if (rear === 'frame' || rear === 'box') return rear;
  if (bodyStyle === 'pickup') return 'truck';
  if (doors === 'panel' || (doors === 'van' && style === 'work')) return 'barn';
  const isLow = bodyStyle === 'sedan' || bodyStyle === 'coupe' || bodyStyle === 'convertible';
  return isLow ? 'saloon' : 'liftgate';
}

function topOf({ rear, roof }: ShapeSpec): EndArt['top'] {
  if (rear === 'open') return 'open';
  if (rear === 'box') return 'box';
  if (rear === 'frame') return 'lamps';
  return roof.endsWith('rails') || roof === 'rack' ? 'rails' : 'plain';
}

/** What a vehicle has of its own on its nose and hood. */
const formsOf = ({
  grille,
  bumper,
  hoodForm,
}: ShapeVariant): Pick<EndArt, 'grille' | 'bumper' | 'hoodForm'> => ({
  ...(grille && { grille }),
  ...(bumper && { bumper }),
  ...(hoodForm && { hoodForm }),
});

/** Returns the front and rear dimensions of a vehicle. */
export function endArtOf(variant: ShapeVariant): EndArt {
  const { spec } = variant;
  const { width, height, header, cowl, hood, sill, tire, doors } = spec;
  const isTall = doors === 'panel' || doors === 'van' || spec.rear === 'box' || spec.rear === 'frame';
  const reach = spec.rear === 'box' ? height + 400 : height;
  const scale = Math.min(widthScale, tallest / reach);
  const up = (millimeters: number): number => Math.round(endGroundY - millimeters * scale);
  const half = Math.round((width / 2) * scale);
  const roofShare = isTall ? 0.78 : Math.min(0.7, Math.max(0.56, 0.59 + (height - 1_440) / 2_600));
  return {
    half,
    roofHalf: Math.round(half * roofShare),
    beltHalf: Math.round(half * (isTall ? 0.86 : 0.82)),
    roofY: up(height),
    glassTopY: up(Math.min(header[1], height) - 85),
    beltY: up(cowl[1] - 10),
    noseY: up(hood[1] + 10),
    bumperY: up(sill - 60),
    tyreWidth: Math.round(tire * 0.065 * (scale / widthScale)),
    tyreHeight: Math.round(tire * 0.15 * (scale / widthScale)),
    face: faceOf(variant),
    nose: variant.nose,
    hasLamps: true,
    lamp: variant.lamp,
    ...formsOf(variant),
    tail: tailOf(spec),
    top: topOf(spec),
    // The round-eyed coupe has its engine in the rear.
    hasGrille: !spec.isElectric && spec.bodyStyle !== 'coupe',
  };
}
