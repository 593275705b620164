import { ActionRow, Button, chakra, VisuallyHidden } from '@forecourt/shared-design';
import { SubmitButton, useErrorTitle } from '@forecourt/shared-design/forms';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { CodeInput, keepFocus, ResendCode, SandboxOutbox } from '../../codes/index.ts';
import { AnswerAlerts } from './answer-alerts.tsx';
import { useAnswerCode, type AnswerOptions } from '../model/use-answer-code.ts';

const Form = chakra('form', { base: { display: 'grid', gap: '5' } });

export interface AnswerCodeFormProps extends AnswerOptions {
  /** Requests a passcode for another person. */
  readonly onChange: () => void;
}

/** The one-time passcode form: the code, a resend link and a verify button (ACCT-11), and how long the code works (ACCT-14). */
export function AnswerCodeForm({ onChange, ...options }: AnswerCodeFormProps) {
  const { t } = useTranslation('account');
  const form = useAnswerCode(options);
  const { state, codes } = form;
  const { isLocked } = codes;
  const isValid = state.kind === 'valid';
  useErrorTitle(state.kind === 'refused' || form.isExpired);
  return (
    <Form noValidate onSubmit={(event) => void form.handleSubmit(event)}>
      <PasscodeInput {...form} isValid={isValid} />
      <AnswerAlerts {...{ state, codes }} />
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
        <ActionRow fit="content" gap="2" marginInlineStart="-3.5">
          <ResendCode
            allowance={isLocked ? 'exceeded' : codes.allowance.requests}
            busy={form.busyWith === 'resend'}
            onResend={() => void form.resend()}
            text={t('answerCode.resend')}
          />
          <Button variant="quiet" size="sm" onMouseDown={keepFocus} onClick={onChange}>
            {t(`answerCode.change.${options.asked.way}`)}
          </Button>
        </ActionRow>
      )}
      <SandboxOutbox />
    </Form>
  );
}

type PasscodeInputProps = Pick<ReturnType<typeof useAnswerCode>, 'code' | 'codeError' | 'codes'> & {
  readonly isValid: boolean;
};

function PasscodeInput({ code, codeError, codes, isValid }: PasscodeInputProps) {
  const { t } = useTranslation('account');
  const success = isValid ? t('answerCode.valid') : undefined;
  return (
    <div>
      <CodeInput
        {...code}
        label={t('answerCode.code')}
        error={codeError && <span role="alert">{codeError}</span>}
        success={success}
        readOnly={isValid || codes.isLocked}
        secondsLeft={codes.secondsLeft}
      />
      <VisuallyHidden role="status">{success}</VisuallyHidden>
    </div>
  );
}
