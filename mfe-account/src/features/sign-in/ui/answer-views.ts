import { createViewLoader } from '@forecourt/shared-contracts/react';
import type { AnswerCodeFormProps } from './answer-code-form.tsx';

/** The form of the passcode, in a chunk of its own: it is loaded while the passcode is requested. */
export const answerViews = createViewLoader<'answer', AnswerCodeFormProps>({
  answer: async () =>
    (await import(/* webpackChunkName: "answer-code" */ './answer-code-form.tsx')).AnswerCodeForm,
});

/** Loads the form in advance; a failure is shown by the page that needs it. */
export function preloadAnswer(): void {
  answerViews.load('answer').catch(() => undefined);
}
