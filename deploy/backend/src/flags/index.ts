export { flagDataFileRoutes } from './flag-data-file.routes.ts';
export { seedFlags } from './seed-flags.ts';
export { changeFlag } from './flag-rows.ts';
export { flagSet } from './flag-rows.ts';
export { launchDarklyRoutes } from './launch-darkly.routes.ts';
