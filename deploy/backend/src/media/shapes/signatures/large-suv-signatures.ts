import type { ModelChange } from '../model-change.ts';

export const largeSuvSignatures: Readonly<Record<string, ModelChange>> = {};
