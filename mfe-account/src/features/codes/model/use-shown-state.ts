import { codeStateNow, type CodeFormState, type CodeTime } from '../../../domain/code-state.ts';
import { useCodeAlerts } from './use-code-alerts.ts';

/**
 * The state that a form with a code shows as time passes, and the function that raises an alert of its code; that it has expired is raised by
 * itself (ACCT-15).
 */
export function useShownState<State extends CodeFormState>(
  state: State,
  time: CodeTime,
  channel: 'email' | 'sms',
) {
  const shown = codeStateNow(state, time);
  const isExpired = shown.kind === 'refused' && shown.why === 'expired-code';
  return { shown, raiseAlert: useCodeAlerts({ channel, isExpired }) };
}
