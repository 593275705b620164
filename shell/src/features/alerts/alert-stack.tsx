import { useEffect, useState } from 'react';
import { SnackbarStack, type Snackbar } from '@forecourt/shared-design';
import { usePlatform } from '@forecourt/shared-contracts/react';
import { alertSeverity } from './alert-severity.ts';

/** Alert bars that any remote raises with `alert:show`; they hide by themselves after 10 s. */
export function AlertStack() {
  const { events } = usePlatform();
  const [alerts, setAlerts] = useState<readonly Snackbar[]>([]);
  useEffect(
    () =>
      events.subscribe('alert:show', ({ id, payload }) => {
        const alert = {
          id,
          severity: alertSeverity(payload.kind),
          message: payload.message,
          autoHideMs: 10_000,
        };
        setAlerts((shown) => [...shown, alert]);
      }),
    [events],
  );
  return (
    <SnackbarStack
      snackbars={alerts}
      onClose={(id) => setAlerts((shown) => shown.filter((one) => one.id !== id))}
    />
  );
}
