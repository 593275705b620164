import type { ReactNode } from 'react';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { EmailText } from '../../page-frame/index.ts';
import { CodeInput, CodeLimits, ResendCode, SandboxOutbox } from '../../codes/index.ts';
import { useCodeStep, type CodeStepOptions } from '../model/use-code-step.ts';
import { CardForm } from './card-form.tsx';
import { CodeStepAlert } from './code-step-alert.tsx';

interface CodeStepProps extends CodeStepOptions {
  readonly lead: string;
  readonly cancelText?: string;
  readonly onCancel: () => void;
  readonly others?: ReactNode;
}

/** The code of a change: entered, or sent again (ACCT-12), and how long it works (ACCT-14). */
export function CodeStep({ lead, cancelText, onCancel, others, ...options }: CodeStepProps) {
  const { t } = useTranslation('account');
  const step = useCodeStep(options);
  const { form, codes, name } = step;
  return (
    <>
      <p>
        <EmailText>{lead}</EmailText>
      </p>
      <CardForm
        form={form}
        submitText={t('profile.code.submit')}
        disabled={codes.isLocked}
        cancelText={cancelText}
        onCancel={onCancel}
        others={
          <>
            <ResendCode
              allowance={codes.allowance.requests}
              busy={step.isResending}
              onResend={() => void step.resend()}
              text={t('profile.code.resend')}
              size="md"
            />
            {others}
          </>
        }
      >
        <CodeInput
          {...form.register(name)}
          label={t('profile.code.label')}
          hint={t('profile.code.hint')}
          error={form.messageOf(name)}
          readOnly={codes.isLocked}
          secondsLeft={codes.secondsLeft}
        />
        <CodeStepAlert state={step.state} />
        <CodeLimits allowance={codes.allowance} wait={codes.wait} />
      </CardForm>
      <SandboxOutbox />
    </>
  );
}
