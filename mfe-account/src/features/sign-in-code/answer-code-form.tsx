import {
  Button,
  chakra,
  CodeField,
  SubmitButton,
  useErrorTitle,
  VisuallyHidden,
} from '@forecourt/shared-design';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { CodeExpiry, keepFocus, ResendCode } from '../code-entry/index.ts';
import { SandboxOutbox } from '../sandbox-outbox/index.ts';
import { AnswerAlerts } from './answer-alerts.tsx';
import { useAnswerCode, type AnswerOptions } from './use-answer-code.ts';

const Form = chakra('form', { base: { display: 'grid', gap: '5' } });
const Field = chakra('div', { base: { display: 'grid', gap: '2' } });
const Others = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } });

interface AnswerCodeFormProps extends AnswerOptions {
  /** Asks for another person's passcode. */
  readonly onChange: () => void;
}

/** The one-time passcode form: the code, a resend link and a verify button (ACCT-11), and how long the code works (ACCT-14). */
export function AnswerCodeForm({ onChange, ...options }: AnswerCodeFormProps) {
  const { t } = useTranslation('account');
  const form = useAnswerCode(options);
  const { state, allowance, isLocked } = form;
  const isValid = state.kind === 'valid';
  useErrorTitle(state.kind === 'refused' || form.isExpired);
  return (
    <Form noValidate onSubmit={(event) => void form.handleSubmit(event)}>
      <PasscodeInput {...form} isValid={isValid} />
      <AnswerAlerts asked={options.asked} wrong={options.counts.wrong} {...{ state, allowance, isLocked }} />
      <SubmitButton
        size="lg"
        fullWidth
        disabled={!form.isReady || isLocked || form.isExpired}
        busy={form.busyWith === 'code' || isValid}
        missing={!isLocked && t(form.isExpired ? 'answerCode.missingNew' : 'answerCode.missing')}
      >
        {t('answerCode.submit')}
      </SubmitButton>
      {!isValid && (
        <Others>
          <ResendCode
            allowance={isLocked ? 'exceeded' : allowance.requests}
            busy={form.busyWith === 'resend'}
            onResend={() => void form.resend()}
          />
          <Button variant="quiet" size="sm" onMouseDown={keepFocus} onClick={onChange}>
            {t(`answerCode.change.${options.asked.way}`)}
          </Button>
        </Others>
      )}
      <SandboxOutbox />
    </Form>
  );
}

type PasscodeInputProps = Pick<
  ReturnType<typeof useAnswerCode>,
  'code' | 'codeError' | 'isLocked' | 'secondsLeft'
> & {
  readonly isValid: boolean;
};

function PasscodeInput({ code, codeError, isLocked, secondsLeft, isValid }: PasscodeInputProps) {
  const { t } = useTranslation('account');
  const success = isValid ? t('answerCode.valid') : undefined;
  const isOver = isValid || isLocked;
  return (
    <Field>
      <CodeField
        {...code}
        label={t('answerCode.code')}
        error={codeError}
        success={success}
        readOnly={isOver}
      />
      <VisuallyHidden role="status">{success}</VisuallyHidden>
      {!isOver && <CodeExpiry seconds={secondsLeft} />}
    </Field>
  );
}
