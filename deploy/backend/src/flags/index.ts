export { flagDataFileRoutes } from './flag-data-file.routes.ts';
export { flagSandboxRoutes } from './flag-sandbox.routes.ts';
export { launchDarklyRoutes } from './launch-darkly.routes.ts';
export { seedFlags } from './seed-flags.ts';
