export { runOnce } from './answer-once.ts';
export { removeOldResponses } from './forget-old-answers.ts';
