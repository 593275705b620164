import { variantOfStyle } from '@forecourt/backend/media/index.ts';
import { angles, cameraOf } from './camera.ts';
import { exposed } from './exposure.ts';
import type { Film } from './film.ts';
import { modelOf, type Model } from './model.ts';
import { sceneOf } from './scene.ts';
import { studioLight } from './studio-light.ts';

/** What is seen of a model. */
export interface StudioSubject {
  readonly style: string;
  readonly view: keyof typeof angles;
}

/** About 15 MB each. */
const rememberedModels = 4;
const models = new Map<string, Promise<Model>>();

/** The views of a model are asked for one after the other. */
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

/** Exposes a film, `width` pixels wide, of a model as a solid in a studio. Throws for a style that is not drawn. */
export async function studioFilm({ style, view }: StudioSubject, width: number): Promise<Film> {
  const scene = sceneOf(await rememberedModel(style), studioLight);
  return exposed({ scene, camera: cameraOf(scene.solid.spec, angles[view]) }, width);
}
