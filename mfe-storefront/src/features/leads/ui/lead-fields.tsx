import { chakra, TextField } from '@forecourt/shared-design';
import {
  CheckboxField,
  EmailField,
  ErrorSummary,
  PhoneField,
  TextAreaField,
} from '@forecourt/shared-design/forms';
import { vehicleName } from '@forecourt/shared-contracts/formats';
import { commentsMaxLength } from '@forecourt/shared-contracts/leads';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import type { LeadRequest } from '../domain/lead-request.ts';
import { PreferredDay } from './preferred-day.tsx';
import type { LeadForm } from '../model/use-lead-form.ts';

const Form = chakra('form', {
  base: {
    display: 'grid',
    gap: '4',
    '& .fc-about': { margin: '0', color: 'inkMuted' },
    '& .fc-pair': {
      display: 'grid',
      gap: '4',
      gridTemplateColumns: { base: '1fr', sm: 'repeat(2, minmax(0, 1fr))' },
      alignItems: 'start',
    },
  },
});

interface LeadFieldsProps {
  /** Id of the form element, for a button outside it. */
  readonly id: string;
  readonly request: LeadRequest;
  readonly form: LeadForm;
}

/** The sender, the preferred day, the message, and whether the dealer may call (SHOP-70, SHOP-71, SHOP-72). */
export function LeadFields({ id, request, form }: LeadFieldsProps) {
  const { t } = useTranslation('storefront');
  const { brandName } = useTenant();
  const { register, messageOf } = form;
  const { kind, vehicle } = request;
  return (
    <Form id={id} noValidate onSubmit={(event) => void form.handleSubmit(event)}>
      <ErrorSummary errors={form.summary} submitCount={form.submitCount} />
      <p className="fc-about">
        {vehicle
          ? t(`leads.${kind}About`, { ...vehicle.dealer, vehicle: `${vehicleName(vehicle)} ${vehicle.trim}` })
          : t('leads.contactLead', { brandName })}
      </p>
      <div className="fc-pair">
        <TextField
          {...register('firstName')}
          label={t('leads.firstName')}
          autoComplete="given-name"
          trimOnBlur
          error={messageOf('firstName')}
        />
        <TextField
          {...register('lastName')}
          label={t('leads.lastName')}
          autoComplete="family-name"
          trimOnBlur
          error={messageOf('lastName')}
        />
      </div>
      <div className="fc-pair">
        <EmailField {...register('email')} label={t('leads.email')} trimOnBlur error={messageOf('email')} />
        <PhoneField
          {...register('phoneNumber')}
          label={t('leads.phoneNumber')}
          optional
          error={messageOf('phoneNumber')}
        />
      </div>
      {kind === 'test-drive' && <PreferredDay form={form} />}
      <TextAreaField
        {...register('comments')}
        label={t(`leads.comments.${kind}`)}
        hint={kind === 'test-drive' ? t('leads.commentsHint') : undefined}
        optional
        maxLength={commentsMaxLength}
        rows={3}
        defaultValue={form.typed().comments}
        error={messageOf('comments')}
      />
      <CheckboxField
        {...register('consent')}
        label={t('leads.consent', { brandName })}
        hint={t('leads.consentHint')}
        error={messageOf('consent')}
      />
    </Form>
  );
}
