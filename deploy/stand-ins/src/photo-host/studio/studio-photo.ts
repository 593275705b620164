import { variantOfStyle } from '@forecourt/backend/media/index.ts';
import { backdropFor, type StudioBackdrop } from './backdrops.ts';
import { angles, cameraOf } from './camera.ts';
import { developed } from './develop.ts';
import { exposed } from './exposure.ts';
import { modelOf, type Model } from './model.ts';
import { sceneOf } from './scene.ts';
import { colorOf } from './vec.ts';

/** A picture of three bytes per pixel, 4 to 3. */
export interface Print {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** What is seen of a vehicle. */
export interface StudioSubject {
  readonly style: string;
  readonly hex: string;
  readonly view: keyof typeof angles;
}

/** The same number for the same text, in every process. */
function numberOf(text: string): number {
  let sum = 0x811c9dc5;
  for (const letter of text) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return sum;
}

/** Where photos of a vehicle are taken: the same place for all of them. */
export const backdropOf = (style: string, hex: string): StudioBackdrop =>
  backdropFor(colorOf(hex), numberOf(`${style} ${hex}`));

/** About 15 MB each. */
const rememberedModels = 4;
const models = new Map<string, Promise<Model>>();

/** The views of a vehicle are asked for one after the other. */
function rememberedModel(style: string): Promise<Model> {
  const variant = variantOfStyle(style);
  if (!variant) throw new Error(`No vehicle is drawn in the style ${style}.`);
  const model = models.get(style) ?? modelOf(variant);
  models.delete(style);
  models.set(style, model);
  const oldest = models.keys().next();
  if (models.size > rememberedModels && !oldest.done) models.delete(oldest.value);
  return model;
}

/** Takes a photo of a vehicle as a solid in a studio. Throws for a style that is not drawn. */
export async function studioPhoto({ style, hex, view }: StudioSubject, width: number): Promise<Print> {
  const model = await rememberedModel(style);
  const backdrop = backdropOf(style, hex);
  const scene = sceneOf(model, hex, backdrop);
  const camera = cameraOf(model.solid.spec, angles[view]);
  const film = await exposed({ scene, camera, backdrop }, width);
  return { data: developed(film), width, height: film.height };
}
