export { followIntent } from './follow-intent.ts';
