export { creditApplicationViews } from './views.ts';
