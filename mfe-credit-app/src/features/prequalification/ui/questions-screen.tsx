import { useState, type FormEvent } from 'react';
import { ActionRow, Alert, Button, LinkButton } from '@forecourt/shared-design';
import { RadioGroupField } from '@forecourt/shared-design/forms';
import { httpFailure } from '@forecourt/shared-contracts';
import type { KnowledgeQuestion } from '@forecourt/shared-contracts/prequalification';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { useAnswerQuestions, useRequestProof } from '../data/prequalification.mutations.ts';
import { quizAnswers, type QuizAnswers } from '../domain/quiz-answers.ts';
import { Samples } from './samples.tsx';
import type { ScreenProps } from './screen-props.ts';
import { TimeLeft } from './time-left.tsx';
import { useWay } from '../model/use-way.ts';
import { PrequalificationQuestion } from './question-page.tsx';

const noQuestions: readonly KnowledgeQuestion[] = [];

function useQuiz(goOn: ReturnType<typeof useWay>['goOn']) {
  const [answers, setAnswers] = useState<QuizAnswers>({});
  const send = useAnswerQuestions();
  const ask = useRequestProof();
  const code = httpFailure(send.error)?.code;
  return {
    answers,
    choose: (id: string, choice: string) => setAnswers({ ...answers, [id]: choice }),
    send: (all: { id: string; choice: string }[]) =>
      send.mutate(all, { onSuccess: goOn, onError: () => setAnswers({}) }),
    isSending: send.isPending,
    askAgain: () => ask.mutate('questions', { onSuccess: () => send.reset() }),
    isAsking: ask.isPending,
    isWrong: code === 'error.prequalification.wrongAnswers',
    isLate: code === 'error.prequalification.questionsExpired',
    error: ask.error ?? send.error,
  };
}

/** 'Knowledge-based questions', for shoppers who cannot receive texts. A code is always the alternative; the shopper can get more time. */
export function QuestionsScreen({ prequalification: { quiz, answeredAt } }: ScreenProps) {
  const { t } = useTranslation('creditApp');
  const { goOn, pathOf } = useWay();
  const form = useQuiz(goOn);
  const [submitCount, setSubmitCount] = useState(0);
  const questions = quiz?.questions ?? noQuestions;
  const { given, missing } = quizAnswers(questions, form.answers);
  const reported = submitCount === 0 ? [] : missing;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (form.isSending) return;
    if (missing.length === 0) {
      setSubmitCount(0);
      form.send(given);
    } else setSubmitCount(submitCount + 1);
  };
  return (
    <PrequalificationQuestion
      screen="questions"
      question={t('pq.questions.title')}
      lead={t('pq.questions.lead')}
      summary={reported.map((id) => ({ name: id, message: t(`pq.questions.missing.${id}`) }))}
      submitCount={submitCount}
      error={form.isWrong || form.isLate ? null : form.error}
      back="device"
      submit={t('pq.continue')}
      isSending={form.isSending}
      onSubmit={handleSubmit}
      otherWays={
        <LinkButton variant="quiet" size="sm" href={pathOf('device')}>
          {t('pq.questions.otherWay')}
        </LinkButton>
      }
      samples={
        <Samples title={t('pq.samples.answers')}>
          <p>{t('pq.samples.rightAnswers')}</p>
        </Samples>
      }
    >
      {form.isWrong && <Alert severity="error">{t('pq.questions.wrong')}</Alert>}
      {form.isLate && <Alert severity="error">{t('pq.questions.late')}</Alert>}
      {quiz && (
        <ActionRow alignItems="center">
          <TimeLeft until={quiz.expiresAt} answeredAt={answeredAt} what="questions" />
          <Button variant="secondary" size="sm" busy={form.isAsking} onClick={form.askAgain}>
            {t('pq.questions.moreTime')}
          </Button>
        </ActionRow>
      )}
      {questions.map(({ id, choices }) => (
        <RadioGroupField
          look="cards"
          key={id}
          name={id}
          label={t(`pq.questions.ask.${id}`)}
          value={form.answers[id] ?? ''}
          onChange={(event) => form.choose(id, event.target.value)}
          options={[
            ...choices.map((choice) => ({ value: choice, label: choice })),
            { value: 'none', label: t('pq.questions.none') },
          ]}
          error={reported.includes(id) ? t(`pq.questions.missing.${id}`) : undefined}
        />
      ))}
    </PrequalificationQuestion>
  );
}
