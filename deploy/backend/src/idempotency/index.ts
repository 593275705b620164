export { answerOnce } from './answer-once.ts';
export { forgetOldAnswers } from './forget-old-answers.ts';
