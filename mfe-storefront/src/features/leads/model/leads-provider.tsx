import { useCallback, useMemo, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { usePlatform, useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import type { LeadDialogProps, LeadDraft, LeadRequest } from '../domain/lead-request.ts';
import { LeadsContext } from './leads-context.ts';

interface LeadsProviderProps {
  /** Loads the dialog with its texts. */
  readonly load: () => Promise<ComponentType<LeadDialogProps>>;
  readonly children: ReactNode;
}

interface Opened {
  readonly Dialog: ComponentType<LeadDialogProps>;
  readonly request: LeadRequest;
}

/**
 * Provides the contact dialog to the pages inside: nothing of the form is loaded before it is requested. What was typed outlives the
 * dialog.
 */
export function LeadsProvider({ load, children }: LeadsProviderProps) {
  const { t } = useTranslation('storefront');
  const { events } = usePlatform();
  const { contact } = useTenant();
  const [opening, setOpening] = useState<LeadRequest['kind']>();
  const [opened, setOpened] = useState<Opened>();
  const [draft, setDraft] = useState<LeadDraft>();
  const newest = useRef<LeadRequest>(undefined);
  const phone = contact.phoneAbbreviation;
  const open = useCallback(
    (request: LeadRequest) => {
      newest.current = request;
      setOpening(request.kind);
      load().then(
        (Dialog) => {
          if (newest.current !== request) return;
          setOpening(undefined);
          setOpened({ Dialog, request });
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
      {opened && (
        <opened.Dialog
          key={opened.request.kind}
          request={opened.request}
          draft={draft}
          onClose={(typed) => {
            setDraft(typed);
            setOpened(undefined);
          }}
          onChange={(request, typed) => {
            setDraft(typed);
            setOpened({ ...opened, request });
          }}
        />
      )}
    </LeadsContext>
  );
}
