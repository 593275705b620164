import { useId, useState } from 'react';
import { Button, Dialog } from '@forecourt/shared-design';
import { usePlatform, useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { takeLeadDraft, reloadWithDraft } from '../../../platform/lead-draft.ts';
import type { LeadDialogProps } from '../domain/lead-request.ts';
import { useSendLead } from '../data/lead.mutations.ts';
import { leadFailure, type LeadFailure } from '../domain/lead-failure.ts';
import { LeadFields } from './lead-fields.tsx';
import { LeadNotSent } from './lead-not-sent.tsx';
import { LeadSent } from './lead-sent.tsx';
import { useLeadForm } from '../model/use-lead-form.ts';

/** Contact the dealer, or request a test drive: the form, then 'Thank You!' or why it was not sent, with all input kept. */
export function LeadDialog({ request, draft, onClose, onChange }: LeadDialogProps) {
  const { t } = useTranslation('storefront');
  const { brandName } = useTenant();
  const platform = usePlatform();
  const formId = useId();
  const [before] = useState(() => draft ?? takeLeadDraft(platform));
  const [failure, setFailure] = useState<Exclude<LeadFailure, 'day'>>();
  const sending = useSendLead(request, (error) => {
    const reason = leadFailure(error);
    setFailure(reason === 'day' ? undefined : reason);
    if (reason === 'day') form.refuseDay();
  });
  const { kind } = request;
  const form = useLeadForm(kind, before, (values) => sending.mutate(values));
  if (sending.data) {
    return (
      <LeadSent
        kind={kind}
        email={sending.variables.email}
        reference={sending.data.reference}
        onClose={() => onClose()}
      />
    );
  }
  if (failure) {
    return (
      <LeadNotSent
        {...{ kind, failure }}
        isSending={sending.isPending}
        onRetry={() => sending.variables && sending.mutate(sending.variables)}
        onReload={() => reloadWithDraft(platform, kind, form.typed())}
        onAskInstead={() => onChange({ kind: 'contact', vehicle: request.vehicle }, form.typed())}
        onBack={() => setFailure(undefined)}
      />
    );
  }
  const close = () => onClose(form.typed());
  return (
    <Dialog
      isOpen
      onClose={close}
      title={t(`leads.title.${kind}`, { brandName })}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {t('leads.cancel')}
          </Button>
          <Button type="submit" form={formId} busy={sending.isPending}>
            {t(`leads.send.${kind}`)}
          </Button>
        </>
      }
    >
      <LeadFields id={formId} request={request} form={form} />
    </Dialog>
  );
}
