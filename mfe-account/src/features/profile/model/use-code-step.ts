import type { OwnCodeOutcome, OwnCodeVerdict } from '@forecourt/shared-contracts';
import { useTranslation } from '@forecourt/shared-contracts/react';
import type { TimedCodeState } from '../../../domain/code-state.ts';
import { useCodeFlow } from '../../codes/index.ts';
import { codeSchema } from './profile-schemas.ts';
import { useCardForm } from './use-card-form.ts';
import { useOwnSubject, type OwnCodePurpose } from './use-own-code.ts';

/** State of the step: the last code was not accepted, no new one could be sent, or one is on its way. */
export type CodeStepState =
  | TimedCodeState
  | { readonly kind: 'refused'; readonly why: 'wrong-code' | 'exists' }
  | { readonly kind: 'unsent'; readonly why: Exclude<OwnCodeOutcome['kind'], 'sent'> }
  | { readonly kind: 'resent' };

/** What a code is for, and the calls that submit it and request it again. */
export interface CodeStepOptions {
  readonly purpose: OwnCodePurpose;
  readonly confirm: (code: string) => Promise<OwnCodeVerdict>;
  readonly resend: () => Promise<OwnCodeOutcome>;
  readonly onConfirmed: () => void;
}

/** The code of a change: its field, the result of the last attempt or request, and the attempts and requests left. */
export function useCodeStep({ purpose, confirm, resend, onConfirmed }: CodeStepOptions) {
  const { t } = useTranslation('account');
  const flow = useCodeFlow<CodeStepState>({
    subject: useOwnSubject(purpose),
    channel: purpose === 'phone' ? 'sms' : 'email',
  });
  const name = `${purpose}Code`;
  const form = useCardForm<Record<string, string>, Record<string, string>>({
    schema: codeSchema(name),
    defaults: { [name]: '' },
    names: [name],
    async save(values) {
      flow.setState({ kind: 'waiting' });
      const { kind } = await confirm(values[name] ?? '');
      if (kind === 'success') return void onConfirmed();
      if (kind === 'outage') flow.raiseAlert('wrongInput');
      if (kind === 'signed-out' || kind === 'outage' || kind === 'not-configured') {
        return { refused: t(`profile.refused.${kind}`) };
      }
      flow.recordRefusal(kind);
      return void flow.setState({ kind: 'refused', why: kind });
    },
  });

  async function send(): Promise<CodeStepState> {
    const outcome = await resend();
    return outcome.kind === 'sent' ? { kind: 'resent' } : { kind: 'unsent', why: outcome.kind };
  }

  return {
    form,
    name,
    codes: flow.codes,
    state: flow.shown,
    isResending: flow.busyWith === 'resend',
    resend: () =>
      flow.resend({
        send,
        clear: () => form.form.resetField(name, { defaultValue: '' }),
        focus: () => form.form.setFocus(name),
      }),
  };
}
