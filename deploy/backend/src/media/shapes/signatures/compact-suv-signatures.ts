import type { ModelChange } from '../model-change.ts';

export const compactSuvSignatures: Readonly<Record<string, ModelChange>> = {};
