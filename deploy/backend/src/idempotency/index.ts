export { runOnce } from './run-once.ts';
export { removeOldResponses, removeResponsesTo } from './forget-old-answers.ts';
