export { showOffline } from './show-offline.ts';
