import type { ModelChange } from '../model-change.ts';

export const truckSignatures: Readonly<Record<string, ModelChange>> = {};
