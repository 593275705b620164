import { useEffect, useState } from 'react';
import { queryHolder, useLocation, usePlatform, useSession } from '@forecourt/shared-contracts/react';
import { hasLeadDraft } from '../../../platform/has-lead-draft.ts';
import type { LeadDialogProps } from '../domain/lead-request.ts';
import { createUnsentLead } from '../model/unsent-lead.ts';
import { OpenLeadDialog } from './open-lead-dialog.tsx';

/**
 * Contact the dealer, or request a test drive. What was typed outlives the dialog but not the session of the account that was signed in:
 * when it ends, the dialog closes and everything is forgotten (T38). It also closes when the path changes.
 */
export function LeadDialog({ request, onChange }: LeadDialogProps) {
  const platform = usePlatform();
  const session = useSession();
  const [unsent, setUnsent] = useState(createUnsentLead);
  const [isDraftWaiting] = useState(() => hasLeadDraft(platform));
  const isMember = session.status === 'signed-in';
  const holder = queryHolder(session);
  useEffect(() => {
    if (!isMember) return undefined;
    return () => {
      // Another one, not an emptied one: the form that is still mounted keeps writing to its own.
      setUnsent(createUnsentLead);
      onChange(undefined);
    };
  }, [isMember, holder, onChange]);
  const { pathname } = useLocation();
  useEffect(() => () => onChange(undefined), [pathname, onChange]);
  // Whose draft it is can be checked once the session is known.
  if (!request || (isDraftWaiting && session.status === 'unknown')) return null;
  return (
    <OpenLeadDialog
      key={`${request.kind} ${request.vehicle?.vin ?? ''}`}
      {...{ request, unsent, onChange }}
    />
  );
}
