import { alertSeverity } from '@forecourt/shared-contracts';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { Button } from '@forecourt/shared-design';
import { usePlatform, useTranslation } from '@forecourt/shared-contracts/react';
import type { UpdateStore } from '../updates/index.ts';
import { SnackbarStack, type Snackbar } from './snackbar-stack.tsx';

const updateId = 'update';

function useUpdateAlert(updates: UpdateStore, onRefresh: () => void): readonly Snackbar[] {
  const { t } = useTranslation('shell');
  const isWaiting = useStore(updates, (state) => state.isWaiting);
  if (!isWaiting) return [];
  const actions = (
    <Button icon="refresh" size="sm" onClick={onRefresh}>
      {t('update.action')}
    </Button>
  );
  const texts = { title: t('update.title'), message: t('update.text') };
  return [{ id: updateId, severity: 'warning', autoHideMs: null, actions, ...texts }];
}

interface AlertStackProps {
  readonly updates: UpdateStore;
  readonly onRefresh: () => void;
}

/** Alert bars raised by remotes with `alert:show`, hidden after 10 s, and the one for a ready update, which stays. */
export function AlertStack({ updates, onRefresh }: AlertStackProps) {
  const { events } = usePlatform();
  const update = useUpdateAlert(updates, onRefresh);
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
  const close = (id: string) => {
    if (id === updateId) updates.setState({ isWaiting: false });
    else setAlerts((shown) => shown.filter((one) => one.id !== id));
  };
  return <SnackbarStack snackbars={[...update, ...alerts]} onClose={close} />;
}
