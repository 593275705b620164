export { axeFaults } from './axe-faults.ts';
export { mountUnderTest } from './mount-under-test.ts';
export { renderRemote } from './render-remote.tsx';
export { tabTo } from './tab-to.ts';
