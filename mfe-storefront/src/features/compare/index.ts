export { compareViews } from './views.ts';
