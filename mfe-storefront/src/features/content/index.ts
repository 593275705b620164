export { contentViews } from './views.ts';
