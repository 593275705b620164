import type { FormEvent, ReactNode } from 'react';
import { ActionRow, Button, chakra, LinkButton, PageHeading } from '@forecourt/shared-design';
import { ErrorSummary } from '@forecourt/shared-design/forms';
import { useTranslation } from '@forecourt/shared-contracts/react';
import type { PrequalificationScreen } from '../domain/prequalification-screens.ts';
import { belowHeadingStyles } from './below-heading-styles.ts';
import { CallFailed } from './call-failed.tsx';
import { SkipForNow } from './skip-for-now.tsx';
import { useWay } from '../model/use-way.ts';

const Form = chakra('form', {
  base: {
    ...belowHeadingStyles,
    '& .fc-choice + .fc-hint': { marginInlineStart: '36px' },
    '& .fc-pair': {
      display: 'grid',
      gap: '5',
      gridTemplateColumns: { base: '1fr', sm: 'repeat(2, minmax(0, 1fr))' },
      alignItems: 'start',
    },
    '& .fc-actions': {
      display: 'flex',
      flexDirection: { base: 'column', sm: 'row' },
      alignItems: { base: 'stretch', sm: 'center' },
      gap: '3',
      paddingTop: '2',
    },
  },
});

/** The step number of each question, for 'Step 2 of 3'. */
const counted: Readonly<Partial<Record<PrequalificationScreen, number>>> = {
  identification: 1,
  'verify-mobile': 1,
  device: 2,
  passcode: 2,
  questions: 2,
  'full-identification': 3,
  income: 4,
};

interface QuestionPageProps {
  readonly screen: PrequalificationScreen;
  /** The question, used as the heading. */
  readonly question: ReactNode;
  readonly lead?: ReactNode;
  readonly summary?: readonly { readonly name: string; readonly message: string }[];
  readonly submitCount?: number;
  /** Error of the last call. */
  readonly error?: Error | null;
  readonly back?: PrequalificationScreen;
  readonly submit: ReactNode;
  readonly isSending?: boolean;
  readonly onSubmit: (event: FormEvent) => void;
  readonly children?: ReactNode;
  /** Alternatives with the same result, as small quiet buttons in one line above the main button. */
  readonly otherWays?: ReactNode;
  /** Values to try in the sandbox, at the end. */
  readonly samples?: ReactNode;
}

/** One question group per page: progress, the question, errors, the fields, and buttons to continue, go back and leave. */
export function PrequalificationQuestion(props: QuestionPageProps) {
  const { screen, question, lead, summary = [], submitCount = 0, error = null, back, submit } = props;
  const { isSending = false, onSubmit, children, otherWays, samples } = props;
  const { t } = useTranslation('creditApp');
  const { pathOf } = useWay();
  const step = counted[screen];
  return (
    <>
      <PageHeading focusKey={`pq-${screen}`} eyebrow={step && t('pq.stepOf', { step, total: 4 })} lead={lead}>
        {question}
      </PageHeading>
      <Form noValidate onSubmit={onSubmit}>
        <ErrorSummary errors={summary} submitCount={submitCount} />
        <CallFailed error={error} />
        {children}
        {otherWays && (
          <ActionRow fit="content" marginInlineStart="-3.5">
            {otherWays}
          </ActionRow>
        )}
        <div className="fc-actions">
          <Button type="submit" size="lg" busy={isSending}>
            {submit}
          </Button>
          {back && (
            <LinkButton variant="secondary" size="lg" href={pathOf(back)}>
              {t('pq.back')}
            </LinkButton>
          )}
          <SkipForNow />
        </div>
        {samples}
      </Form>
    </>
  );
}
