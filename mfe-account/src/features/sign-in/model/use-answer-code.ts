import { usePlatform, useTranslation } from '@forecourt/shared-contracts/react';
import type { TextId, TextKey } from '@forecourt/shared-contracts/i18n';
import { useCodeFlow, useCodeForm } from '../../codes/index.ts';
import { isRefusedAs, isUnchecked, type AnswerState } from '../domain/answer-state.ts';
import type { AskedCode } from '../domain/asked-code.ts';

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
  const { channel, username } = options.asked.request;
  const subject = { purpose: 'sign-in', account: username } as const;
  const flow = useCodeFlow<AnswerState, 'code'>({ subject, channel, isExpired });
  const { answer, send } = useCodeCalls(options);
  const { code, messageKey, isReady, handleSubmit, reset, focus } = useCodeForm();
  const errorKey = codeErrorKey({ ...flow, messageKey, way: options.asked.way });
  return {
    code,
    codeError: errorKey && t(errorKey),
    state: flow.state,
    busyWith: flow.busyWith,
    codes: flow.codes,
    isExpired: flow.isExpired,
    isReady,
    handleSubmit: handleSubmit(async (typed) => {
      await flow.during('code', async () => {
        const next = await answer(typed.code);
        if (next.kind === 'refused') flow.recordRefusal(next.why);
        if (isUnchecked(next)) flow.raiseAlert('wrongInput');
        flow.setState(next);
      });
      focus();
    }),
    resend: () => flow.resend({ send, clear: reset, focus }),
  };
}

/** A code past its life is reported even where no new one could be sent, until it was accepted. */
function isExpired(state: AnswerState, time: { readonly isExpired: boolean }): boolean {
  return state.kind !== 'valid' && (time.isExpired || isRefusedAs(state, 'expired-code'));
}

function useCodeCalls({ asked, onResent, onAnswering }: AnswerOptions) {
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
      return { kind: 'refused', why: kind };
    },
    async send(): Promise<AnswerState> {
      const outcome = await session.requestCode(asked.request);
      if (outcome.kind !== 'sent') return { kind: 'unsent', why: outcome.kind };
      const { destination } = outcome;
      onResent({ ...asked, destination });
      return { kind: 'resent' };
    },
  };
}

interface CodeProblem {
  readonly way: AskedCode['way'];
  readonly state: AnswerState;
  /** How often the passcode was wrong so far. */
  readonly codes: { readonly wrong: number };
  readonly isExpired: boolean;
  readonly messageKey: string | undefined;
}

/** The one message of the field: a passcode that is wrong again may be for another person (ACCT-17). */
function codeErrorKey(problem: CodeProblem): TextKey<'account'> | undefined {
  const { way, state, isExpired, codes, messageKey } = problem;
  if (state.kind === 'valid') return undefined;
  if (isExpired) return 'answerCode.refused.expired-code';
  if (messageKey) return `answerCode.errors.${messageKey as TextId<'account', 'answerCode.errors'>}`;
  if (!isRefusedAs(state, 'wrong-code')) return undefined;
  if (codes.wrong < 2) return 'answerCode.refused.wrong-code';
  return way === 'email' ? 'answerCode.wrongEmail' : 'answerCode.wrongName';
}
