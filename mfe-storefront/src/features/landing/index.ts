export { landingViews } from './views.ts';
