import { defineRemote } from '@forecourt/shared-contracts/releases';

/** Each step has its own chunk; a page that opens on a step names it along with the tracker's. */
const steps = [
  { path: '/progress/:orderNumber/insurance-verification', chunk: 'insurance' },
  { path: '/progress/:orderNumber/id-verification/*', chunk: 'id-verification' },
  { path: '/progress/:orderNumber/doc-upload/*', chunk: 'documents' },
  { path: '/progress/:orderNumber/signing/*', chunk: 'signing' },
  { path: '/progress/:orderNumber/payment/*', chunk: 'payment' },
  { path: '/fulfillment/:orderNumber/*', chunk: 'fulfillment' },
];

export default defineRemote({
  name: 'mfe-checkout',
  container: 'checkout',
  exposes: { './app': './src/federation/app.ts', './embed': './src/federation/embed.ts' },
  routes: [
    { id: 'progress', path: '/progress/*', skeleton: 'tracker', chunks: ['tracker'] },
    ...steps.map(({ path, chunk }) => ({
      id: chunk,
      path,
      skeleton: 'tracker' as const,
      chunks: ['tracker', chunk],
    })),
    { id: 'order', path: '/checkout/*', skeleton: 'detail', chunks: ['tracker', 'order'] },
    { id: 'signing-entry', path: '/signing/*', skeleton: 'tracker', chunks: ['tracker'] },
  ],
});
