import type { KnowledgeQuestion } from '@forecourt/shared-contracts/prequalification';

/** Answers so far: a choice for each question's id. */
export type QuizAnswers = Readonly<Record<string, string>>;

/** The answers to the questions of a quiz in their order, and the questions that have none yet. */
export function quizAnswers(questions: readonly KnowledgeQuestion[], answers: QuizAnswers) {
  const given = questions.flatMap(({ id }) => {
    const choice = answers[id];
    return choice === undefined ? [] : [{ id, choice }];
  });
  return { given, missing: questions.filter(({ id }) => answers[id] === undefined).map(({ id }) => id) };
}
