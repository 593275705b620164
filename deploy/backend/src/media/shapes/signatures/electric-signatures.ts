import type { ModelChange } from '../model-change.ts';

export const electricSignatures: Readonly<Record<string, ModelChange>> = {};
