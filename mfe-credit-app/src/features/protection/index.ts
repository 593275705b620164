export { protectionViews } from './views.ts';
