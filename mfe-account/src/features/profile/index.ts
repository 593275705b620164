export { profileViews } from './views.ts';
