export { createSealer } from './sealer.ts';
export type { Sealer } from './sealer.ts';
export { sealingKeys } from './sealing-keys.ts';
export { serverSecret } from './server-secret.ts';
