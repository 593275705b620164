import type { ModelChange } from '../model-change.ts';

export const carSignatures: Readonly<Record<string, ModelChange>> = {};
