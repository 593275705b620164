import { useCallback, useState } from 'react';
import { usePlatform, useTranslation } from '@forecourt/shared-contracts/react';
import { panelViews } from './panel-views.ts';

/**
 * A panel that opens once its code is loaded. `prepare` fetches it when the user is about to press; a panel that cannot be loaded raises an
 * alert, and the next press retries.
 */
export function usePanel(id: 'account' | 'support' | 'drawer') {
  const { events } = usePlatform();
  const { t } = useTranslation('shell');
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const open = async () => {
    try {
      await panelViews.load(id);
      setOpen(true);
    } catch {
      events.emit('shell', 'alert:show', { kind: 'error', message: t('header.menuFailed') });
    }
  };
  const prepare = () => void panelViews.load(id).catch(() => undefined);
  return { isOpen, open, close, prepare };
}
