import { useId, useState } from 'react';
import { Button, Dialog } from '@forecourt/shared-design';
import { vehicleName } from '@forecourt/shared-contracts/formats';
import { usePlatform, useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { reloadWithDraft, takeLeadDraft } from '../../../platform/lead-draft.ts';
import type { LeadDialogProps, LeadRequest } from '../domain/lead-request.ts';
import type { LeadValues } from '../domain/lead-form-schema.ts';
import { useSendLead } from '../data/lead.mutations.ts';
import { leadFailure } from '../domain/lead-failure.ts';
import { useLeadForm } from '../model/use-lead-form.ts';
import type { UnsentLead } from '../model/unsent-lead.ts';
import { LeadFields } from './lead-fields.tsx';
import { LeadNotSent, type NotSent } from './lead-not-sent.tsx';
import { LeadSent } from './lead-sent.tsx';

interface OpenLeadDialogProps extends Pick<LeadDialogProps, 'onChange'> {
  readonly request: LeadRequest;
  readonly unsent: UnsentLead;
}

/** The form, then 'Thank You!' or why it was not sent, with all input kept. */
export function OpenLeadDialog({ request, unsent, onChange }: OpenLeadDialogProps) {
  const { t } = useTranslation('storefront');
  const { brandName } = useTenant();
  const platform = usePlatform();
  const formId = useId();
  const [draft] = useState(() => {
    const before = takeLeadDraft(platform);
    if (before) unsent.restore(before);
    return unsent.typed();
  });
  const [failure, setFailure] = useState<NotSent>();
  const sending = useSendLead(request, {
    keyFor: unsent.keyFor,
    onError(error) {
      const { reason, retryAfterMs, fields } = leadFailure(error);
      form.refuse(fields);
      setFailure(reason === 'fields' ? undefined : { reason, retryAtMs: Date.now() + retryAfterMs });
    },
  });
  const { kind, vehicle } = request;
  const send = (values: LeadValues) => sending.mutate(values, { onSuccess: unsent.drop });
  const form = useLeadForm({ kind, draft, onType: unsent.keep, onSend: send });
  const close = () => onChange(undefined);
  const askInstead = () => {
    const typed = form.typed();
    const isListed = failure?.reason === 'gone';
    const about = vehicle && !isListed ? t('leads.about', { name: vehicleName(vehicle) }) : '';
    unsent.keep({ ...typed, comments: [about, typed.comments].filter(Boolean).join('\n') });
    onChange({ kind: 'contact', vehicle: isListed ? vehicle : undefined });
  };
  if (sending.data) {
    const { reference } = sending.data;
    return <LeadSent {...{ kind, reference }} email={sending.variables.email} onClose={close} />;
  }
  if (failure) {
    return (
      <LeadNotSent
        {...{ kind, failure }}
        isSending={sending.isPending}
        onRetry={() => sending.variables && send(sending.variables)}
        onReload={() => reloadWithDraft(platform, kind, { typed: form.typed(), keys: unsent.keys() })}
        onAskInstead={askInstead}
        onBack={() => setFailure(undefined)}
      />
    );
  }
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
