export { createCallIdQueue } from './call-id-queue.ts';
export { flatProperties } from './flat-properties.ts';
export { pageName } from './page-name.ts';
export { isSent, pixelUrl } from './pixel-url.ts';
export type { MeasuredDataLayer, MeasuredEvent } from './pixel-url.ts';
export { safePath, safeQuery, safeReferrer } from './safe-address.ts';
export { trafficSource } from './traffic-source.ts';
