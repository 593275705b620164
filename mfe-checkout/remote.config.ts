import { stepIds, type StepId } from '@forecourt/shared-contracts/progress';
import { defineRemote, defineRoutes } from '@forecourt/shared-contracts/releases';
import { routePaths } from './src/domain/route-paths.ts';

const tracker = { skeleton: 'tracker' as const, chunks: ['tracker'] };

/** Each step has its own chunk; a page that opens on a step names it along with the tracker's. */
const steps = Object.fromEntries(
  stepIds.map((id) => [id, { ...tracker, chunks: ['tracker', id] }]),
) as unknown as Record<StepId, typeof tracker>;

export default defineRemote({
  name: 'mfe-checkout',
  container: 'checkout',
  exposes: { './app': './src/federation/app.ts', './embed': './src/federation/embed.ts' },
  routes: defineRoutes(routePaths, {
    progress: tracker,
    ...steps,
    'id-verification-complete': tracker,
    'id-verification-incomplete': tracker,
    order: { skeleton: 'order', chunks: ['tracker', 'order'] },
    'signing-entry': tracker,
  }),
});
