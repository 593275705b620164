import { useState } from 'react';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { VerificationCodeSchema } from '@forecourt/shared-contracts/fields';
import { usePlatform, useTranslation } from '@forecourt/shared-contracts/react';
import type { TextId, TextKey } from '@forecourt/shared-contracts/i18n';
import type { CodeEvent } from '../../../domain/code-allowance.ts';
import { useCodeAlerts, useCodeCounts, useOneAtATime } from '../../codes/index.ts';
import { isRefusedAs, isUnchecked, type AnswerState } from '../domain/answer-state.ts';
import type { AskedCode } from '../domain/asked-code.ts';

const CodeFormSchema = v.object({ code: VerificationCodeSchema });
type CodeForm = v.InferInput<typeof CodeFormSchema>;

const validShownMs = 1200;

/** Options of the passcode form. */
export interface AnswerOptions {
  readonly asked: AskedCode;
  readonly onResent: (asked: AskedCode) => void;
  /** Called before and after submitting a code, so that the page stays until it has shown that the passcode is valid. */
  readonly onAnswering: (isAnswering: boolean) => void;
}

/** The passcode form: its message, how long the code works, and the attempts and requests left. */
export function useAnswerCode(options: AnswerOptions) {
  const { t } = useTranslation('account');
  const { busyWith, during } = useOneAtATime<'code' | 'resend'>();
  const [state, setState] = useState<AnswerState>({ kind: 'waiting' });
  const codes = useCodeCounts({ purpose: 'sign-in', account: options.asked.request.username });
  const { answer, resend } = useCodeCalls(options, codes.record);
  const form = useForm<CodeForm>({
    resolver: valibotResolver(CodeFormSchema),
    defaultValues: { code: '' },
    mode: 'onTouched',
  });
  const isExpired = state.kind !== 'valid' && (codes.isExpired || isRefusedAs(state, 'expired-code'));
  const raiseAlert = useCodeAlerts({ channel: options.asked.request.channel, isExpired });
  const errorKey = codeErrorKey({ state, isExpired, messageKey: form.formState.errors.code?.message });
  return {
    code: form.register('code'),
    codeError: errorKey && t(errorKey),
    state,
    busyWith,
    codes,
    isExpired,
    isReady: v.is(CodeFormSchema, form.watch()),
    handleSubmit: form.handleSubmit(async ({ code }) => {
      await during('code', async () => {
        const next = await answer(code);
        if (isUnchecked(next)) raiseAlert('wrongInput');
        setState(next);
      });
      form.setFocus('code');
    }),
    async resend() {
      await during('resend', async () => {
        const next = await resend();
        if (next.kind === 'resent') {
          form.reset();
          raiseAlert('resent');
        }
        setState(next);
      });
      form.setFocus('code');
    },
  };
}

function useCodeCalls(options: AnswerOptions, record: (event: CodeEvent) => void) {
  const { asked, onResent, onAnswering } = options;
  const { session } = usePlatform();
  return {
    async answer(code: string): Promise<AnswerState> {
      onAnswering(true);
      const { kind } = await session.answerCode(code);
      if (kind === 'success') {
        setTimeout(() => onAnswering(false), validShownMs);
        return { kind: 'valid' };
      }
      onAnswering(false);
      if (kind === 'wrong-code') record('wrong');
      if (kind === 'throttled') record('throttled');
      return { kind: 'refused', why: kind };
    },
    async resend(): Promise<AnswerState> {
      const outcome = await session.requestCode(asked.request);
      if (outcome.kind !== 'sent') return { kind: 'unsent', why: outcome.kind };
      const { destination } = outcome;
      record('sent');
      onResent({ ...asked, destination });
      return { kind: 'resent' };
    },
  };
}

interface CodeProblem {
  readonly state: AnswerState;
  readonly isExpired: boolean;
  readonly messageKey: string | undefined;
}

function codeErrorKey({ state, isExpired, messageKey }: CodeProblem): TextKey<'account'> | undefined {
  if (state.kind === 'valid') return undefined;
  if (isExpired) return 'answerCode.refused.expired-code';
  if (messageKey) return `answerCode.errors.${messageKey as TextId<'account', 'answerCode.errors'>}`;
  return isRefusedAs(state, 'wrong-code') ? 'answerCode.refused.wrong-code' : undefined;
}
