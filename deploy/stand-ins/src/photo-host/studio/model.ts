import { setImmediate } from 'node:timers/promises';
import type { ShapeVariant } from '@forecourt/backend/media/index.ts';
import { cabinOf, type Cabin } from './cabin.ts';
import { drawingsOf, type Drawings } from './drawings.ts';
import type { Field } from './field.ts';
import { floorShade } from './floor.ts';
import { solidOf, type Solid } from './solid.ts';
import { onRealTires } from './wheel-size.ts';
import { windowsOf, type Windows } from './windows.ts';

/** Everything of a vehicle but its paint. */
export interface Model {
  readonly solid: Solid;
  readonly drawings: Drawings;
  readonly windows: Windows;
  readonly cabin: Cabin;
  /** How much light reaches the floor around it. */
  readonly shade: Field;
}

/** Makes the model of a vehicle, which serves for all of its photos. */
export async function modelOf(drawn: ShapeVariant): Promise<Model> {
  const variant = onRealTires(drawn);
  const drawings = await drawingsOf(variant);
  const solid = solidOf(variant);
  // Other requests are answered in between.
  await setImmediate();
  const shade = floorShade(solid);
  await setImmediate();
  return {
    solid,
    drawings,
    windows: windowsOf(solid, drawings),
    cabin: cabinOf(variant.spec),
    shade,
  };
}
