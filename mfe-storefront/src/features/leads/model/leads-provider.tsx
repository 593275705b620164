import { useCallback, useMemo, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { usePlatform, useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import type { LeadDialogProps, LeadRequest } from '../domain/lead-request.ts';
import { LeadsContext } from './leads-context.ts';

interface LeadsProviderProps {
  /** Loads the dialog with its texts. */
  readonly load: () => Promise<ComponentType<LeadDialogProps>>;
  readonly children: ReactNode;
}

/**
 * Provides the contact dialog to the pages inside: nothing of the form is loaded before it is requested, and it opens on the page that
 * requested it alone.
 */
export function LeadsProvider({ load, children }: LeadsProviderProps) {
  const { t } = useTranslation('storefront');
  const { events } = usePlatform();
  const { contact } = useTenant();
  const [opening, setOpening] = useState<LeadRequest['kind']>();
  const [Dialog, setDialog] = useState<ComponentType<LeadDialogProps>>();
  const [shown, setShown] = useState<LeadRequest>();
  const newest = useRef<LeadRequest>(undefined);
  const phone = contact.phoneAbbreviation;
  const open = useCallback(
    (request: LeadRequest) => {
      const { pathname } = window.location;
      newest.current = request;
      setOpening(request.kind);
      load().then(
        (loaded) => {
          if (newest.current !== request) return;
          setOpening(undefined);
          if (window.location.pathname !== pathname) return;
          setDialog(() => loaded);
          setShown(request);
        },
        () => {
          setOpening(undefined);
          const message = t('leads.unreachable', { phone });
          events.emit('mfe-storefront', 'alert:show', { kind: 'error', message });
        },
      );
    },
    [load, events, phone, t],
  );
  const leads = useMemo(() => ({ open, opening }), [open, opening]);
  return (
    <LeadsContext value={leads}>
      {children}
      {Dialog && <Dialog request={shown} onChange={setShown} />}
    </LeadsContext>
  );
}
