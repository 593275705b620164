import { useState, type ReactNode } from 'react';
import { Alert, Button, CodeField } from '@forecourt/shared-design';
import type { OwnCodeOutcome, OwnCodeVerdict } from '@forecourt/shared-contracts';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { keepFocus } from '../../code-entry/index.ts';
import { SandboxOutbox } from '../../sandbox-outbox/index.ts';
import { codeSchema } from '../model/profile-schemas.ts';
import { useCardForm } from '../model/use-card-form.ts';
import { CardForm } from './card-form.tsx';

interface CodeStepProps {
  /** Name of the field; one per page. */
  readonly name: string;
  readonly lead: ReactNode;
  readonly cancelText?: string;
  readonly onCancel: () => void;
  readonly confirm: (code: string) => Promise<OwnCodeVerdict>;
  readonly resend: () => Promise<OwnCodeOutcome>;
  readonly onConfirmed: () => void;
  readonly others?: ReactNode;
}

const atField: Readonly<Record<string, string>> = {
  'wrong-code': 'profile.code.refused.wrong-code',
  'expired-code': 'profile.code.refused.expired-code',
  exists: 'profile.code.refused.exists',
};

/** The code of a change: given back, or sent again. What the service says of it stands in place under the field. */
export function CodeStep(props: CodeStepProps) {
  const { name, lead, cancelText, onCancel, confirm, resend, onConfirmed, others } = props;
  const { t } = useTranslation('account');
  const [resent, setResent] = useState<{ readonly isSent: boolean; readonly text: string }>();
  const [isResending, setIsResending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const form = useCardForm<Record<string, string>, Record<string, string>>({
    schema: codeSchema(name),
    defaults: { [name]: '' },
    names: [name],
    async save(values) {
      setRefusal(undefined);
      setResent(undefined);
      const { kind } = await confirm(values[name] ?? '');
      if (kind === 'success') return void onConfirmed();
      const key = atField[kind];
      if (!key) return { refused: t(`profile.refused.${kind}`) };
      setRefusal(t(key));
      return undefined;
    },
  });

  async function sendAgain() {
    if (isResending) return;
    setIsResending(true);
    const outcome = await resend();
    setIsResending(false);
    setRefusal(undefined);
    const isSent = outcome.kind === 'sent';
    const text = isSent
      ? t('profile.code.resent', { destination: outcome.destination })
      : t(outcome.kind === 'exists' ? 'profile.code.refused.exists' : `profile.refused.${outcome.kind}`);
    setResent({ isSent, text });
    form.form.resetField(name, { defaultValue: '' });
    form.form.setFocus(name);
  }

  return (
    <>
      <p>{lead}</p>
      <CardForm
        form={form}
        submitText={t('profile.code.submit')}
        cancelText={cancelText}
        onCancel={onCancel}
        others={
          <>
            <Button
              variant="quiet"
              busy={isResending}
              onMouseDown={keepFocus}
              onClick={() => void sendAgain()}
            >
              {t('profile.code.resend')}
            </Button>
            {others}
          </>
        }
      >
        <CodeField
          {...form.register(name)}
          label={t('profile.code.label')}
          hint={t('profile.code.hint')}
          error={form.messageOf(name)}
        />
        {refusal && <Alert severity="error">{refusal}</Alert>}
        {resent && <Alert severity={resent.isSent ? 'success' : 'warning'}>{resent.text}</Alert>}
      </CardForm>
      <SandboxOutbox />
    </>
  );
}
