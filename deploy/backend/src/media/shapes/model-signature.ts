import type { ModelChange } from './model-change.ts';
import { sedanSignatures } from './signatures/sedan-signatures.ts';
import { sportSignatures } from './signatures/sport-signatures.ts';
import { citySuvSignatures } from './signatures/city-suv-signatures.ts';
import { compactSuvSignatures } from './signatures/compact-suv-signatures.ts';
import { electricSignatures } from './signatures/electric-signatures.ts';
import { luxurySuvSignatures } from './signatures/luxury-suv-signatures.ts';
import { largeSuvSignatures } from './signatures/large-suv-signatures.ts';
import { truckSignatures } from './signatures/truck-signatures.ts';

/**
 * What a buyer knows each model by from afar, on top of its proportions, by the entry in `modelsOfShape`: roof, pillars, window line,
 * plastic, nose, lamps, wheels.
 */
export const modelSignatures: Readonly<Record<string, ModelChange>> = {
  ...sedanSignatures,
  ...sportSignatures,
  ...compactSuvSignatures,
  ...citySuvSignatures,
  ...largeSuvSignatures,
  ...luxurySuvSignatures,
  ...electricSignatures,
  ...truckSignatures,
};

/** Returns a change with a model's signature laid over it; undefined for a model with neither. */
export function signedChange(model: string, change: ModelChange | undefined): ModelChange | undefined {
  const signature = modelSignatures[model];
  if (!signature || !change) return signature ?? change;
  return {
    ...change,
    ...signature,
    shift: { ...change.shift, ...signature.shift },
    body: { ...change.body, ...signature.body },
    look: { ...change.look, ...signature.look },
  };
}
