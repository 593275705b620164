export { runOnce } from './run-once.ts';
export { removeOldResponses } from './forget-old-answers.ts';
