import type { Camera } from './camera.ts';
import type { Scene } from './scene.ts';

/** What a photo is taken of. */
export interface Arrangement {
  readonly scene: Scene;
  readonly camera: Camera;
}

/** Lets other work go on from time to time: a promise when it is time to wait. */
export type Rest = () => Promise<void> | undefined;
