import { useState } from 'react';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { VerificationCodeSchema } from '@forecourt/shared-contracts/fields';
import { usePlatform, useSecondsLeft, useTranslation } from '@forecourt/shared-contracts/react';
import { codeAllowance, type CodeCounts } from '../../domain/code-allowance.ts';
import { useOneAtATime } from '../code-entry/index.ts';
import { isRefusedAs, type AnswerState } from './answer-state.ts';
import type { AskedCode } from './asked-code.ts';

const CodeFormSchema = v.object({ code: VerificationCodeSchema });
type CodeForm = v.InferInput<typeof CodeFormSchema>;

const passcodeLifeMs = 5 * 60_000;
const validShownMs = 1200;

/** What the passcode form works on. `onCounts` is told of each code that was asked for or given back wrong. */
export interface AnswerOptions {
  readonly asked: AskedCode;
  readonly counts: CodeCounts;
  readonly onCounts: (counts: CodeCounts) => void;
  readonly onResent: (asked: AskedCode) => void;
  /** Called around giving a code back, so that the page stays until it has said that the passcode is valid. */
  readonly onAnswering: (isAnswering: boolean) => void;
}

/** The passcode form: its message in words, how long the code works, and what is left of tries and requests. */
export function useAnswerCode(options: AnswerOptions) {
  const { t } = useTranslation('account');
  const { busyWith, during } = useOneAtATime<'code' | 'resend'>();
  const [state, setState] = useState<AnswerState>({ kind: 'waiting' });
  const secondsLeft = useSecondsLeft(options.asked.sentAtMs + passcodeLifeMs);
  const { answer, resend } = useCodeCalls(options);
  const form = useForm<CodeForm>({
    resolver: valibotResolver(CodeFormSchema),
    defaultValues: { code: '' },
    mode: 'onTouched',
  });
  const allowance = codeAllowance(options.counts);
  const isExpired = state.kind !== 'valid' && (secondsLeft === 0 || isRefusedAs(state, 'expired-code'));
  const errorKey = codeErrorKey({ state, isExpired, messageKey: form.formState.errors.code?.message });
  return {
    code: form.register('code'),
    codeError: errorKey && t(errorKey),
    state,
    busyWith,
    secondsLeft,
    allowance,
    isLocked: isRefusedAs(state, 'throttled') || allowance.attempts === 'exceeded',
    isExpired,
    isReady: v.is(CodeFormSchema, form.watch()),
    handleSubmit: form.handleSubmit(async ({ code }) => {
      await during('code', async () => setState(await answer(code)));
      form.setFocus('code');
    }),
    async resend() {
      await during('resend', async () => {
        const next = await resend();
        if (next.kind === 'resent') form.reset();
        setState(next);
      });
      form.setFocus('code');
    },
  };
}

function useCodeCalls({ asked, counts, onCounts, onResent, onAnswering }: AnswerOptions) {
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
      if (kind === 'wrong-code') onCounts({ ...counts, wrong: counts.wrong + 1 });
      return { kind: 'refused', why: kind };
    },
    async resend(): Promise<AnswerState> {
      const outcome = await session.requestCode(asked.request);
      if (outcome.kind !== 'sent') return { kind: 'unsent', why: outcome.kind };
      const { destination } = outcome;
      onCounts({ ...counts, requests: counts.requests + 1 });
      onResent({ ...asked, destination, sentAtMs: Date.now() });
      return { kind: 'resent', destination };
    },
  };
}

interface CodeProblem {
  readonly state: AnswerState;
  readonly isExpired: boolean;
  readonly messageKey: string | undefined;
}

function codeErrorKey({ state, isExpired, messageKey }: CodeProblem): string | undefined {
  if (state.kind === 'valid') return undefined;
  if (isExpired) return 'answerCode.refused.expired-code';
  if (messageKey) return `answerCode.errors.${messageKey}`;
  return isRefusedAs(state, 'wrong-code') ? 'answerCode.refused.wrong-code' : undefined;
}
