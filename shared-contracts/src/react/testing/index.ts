export { axeFaults } from './axe-faults.ts';
export { mountUnderTest } from './mount-under-test.ts';
export type { RemoteUnderTest } from './mount-under-test.ts';
export { renderRemote } from './render-remote.tsx';
export type { RenderedRemote } from './render-remote.tsx';
export { tabTo } from './tab-to.ts';
