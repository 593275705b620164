import { useEffect, useState } from 'react';
import { Alert, chakra } from '@forecourt/shared-design';
import { alertSeverity, type EventPayload } from '@forecourt/shared-contracts';
import { usePlatform } from '@forecourt/shared-contracts/react';

/** Time in ms after which an alert hides (SITE-21). */
const hideMs = 10_000;

const Bar = chakra('div', {
  base: {
    position: 'sticky',
    insetBlockEnd: '4',
    zIndex: 'snackbar',
    marginInline: 'auto',
    maxWidth: '560px',
  },
});

/** The alert bar on a host dealer's page, where no shell shows one: the newest alert, until it hides or is closed. */
export function EmbeddedAlerts() {
  const { events } = usePlatform();
  const [alert, setAlert] = useState<EventPayload<'alert:show'> & { readonly id: string }>();
  useEffect(
    () => events.subscribe('alert:show', ({ id, payload }) => setAlert({ ...payload, id })),
    [events],
  );
  if (!alert) return null;
  return (
    <Bar>
      <Alert
        key={alert.id}
        severity={alertSeverity(alert.kind)}
        autoHideMs={hideMs}
        onClose={() => setAlert(undefined)}
      >
        {alert.message}
      </Alert>
    </Bar>
  );
}
