import { Alert, Button } from '@forecourt/shared-design';
import type { TextKey } from '@forecourt/shared-contracts/i18n';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { CallDealer } from '../../page-frame/index.ts';
import { isFixedByNewCode, keepFocus } from '../../codes/index.ts';
import { CodeWayIn } from './code-way-in.tsx';
import type { ResetState } from '../model/use-new-password.ts';

const leftToTheDealer: ReadonlySet<string> = new Set(['throttled', 'outage', 'not-configured']);

interface ResetAlertProps {
  readonly state: ResetState;
  /** Whether a new code can be requested. */
  readonly offersNew: boolean;
  readonly busy: boolean;
  readonly onResend: () => void;
}

/** What is wrong with the last code, or with a request for a new one, shown below the code field (FIELD-22). */
export function ResetAlert({ state, offersNew, busy, onResend }: ResetAlertProps) {
  const { t } = useTranslation('account');
  const call = <CallDealer />;
  switch (state.kind) {
    case 'waiting':
    case 'changed':
    case 'signed-out':
    case 'resent':
      return null;
    case 'unsent':
      return (
        <Alert severity="warning">
          {t(`reset.unsent.${state.why}`)} <WayOut why={state.why} /> {call}
        </Alert>
      );
    case 'refused':
      return (
        <Alert
          severity="error"
          actions={
            offersNew &&
            isFixedByNewCode(state.why) && (
              <Button variant="secondary" size="sm" busy={busy} onMouseDown={keepFocus} onClick={onResend}>
                {t('reset.sendNew')}
              </Button>
            )
          }
        >
          {t(refusalKey(state.why))} <WayOut why={state.why} /> {leftToTheDealer.has(state.why) && call}
        </Alert>
      );
  }
}

/** During an outage a reset has to wait for the home region, and the emailed code does not (F35). */
function WayOut({ why }: { readonly why: string }) {
  return why === 'outage' && <CodeWayIn />;
}

function refusalKey(why: Extract<ResetState, { kind: 'refused' }>['why']): TextKey<'account'> {
  return why === 'expired-code' ? 'code.expired' : `reset.refused.${why}`;
}
