export { privacyViews } from './views.ts';
