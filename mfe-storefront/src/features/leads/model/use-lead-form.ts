import { useEffect, useState } from 'react';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import type { SessionState } from '@forecourt/shared-contracts';
import { dateOnIn } from '@forecourt/shared-contracts/fulfillment';
import { testDriveDayFault } from '@forecourt/shared-contracts/leads';
import { useSession, useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import type { TextKey } from '@forecourt/shared-contracts/i18n';
import type { RefusedField } from '@forecourt/shared-contracts/fields';
import { leadFields, type LeadField } from '../domain/lead-fields.ts';
import type { LeadDraft, LeadRequest } from '../domain/lead-request.ts';
import { leadFormSchema, type LeadTyped, type LeadValues } from '../domain/lead-form-schema.ts';

const empty: LeadDraft = {
  firstName: '',
  lastName: '',
  email: '',
  phoneNumber: '',
  preferredDate: '',
  comments: '',
  consent: false,
};

type Known = Pick<LeadDraft, 'firstName' | 'lastName' | 'email'>;

function knownOf(session: SessionState): Partial<Known> {
  if (session.status !== 'signed-in') return {};
  const { givenName = '', familyName = '', email } = session.user;
  return { firstName: givenName, lastName: familyName, email };
}

interface LeadFormOptions {
  readonly kind: LeadRequest['kind'];
  /** What was typed before, and is continued. */
  readonly draft: LeadDraft | undefined;
  /** Called with the raw values after each change. */
  readonly onType: (typed: LeadDraft) => void;
  readonly onSend: (values: LeadValues) => void;
}

/**
 * The form with its messages. A member's name and email are filled in; the phone number is not, because entering it means agreeing to be
 * called.
 */
export function useLeadForm({ kind, draft, onType, onSend }: LeadFormOptions) {
  const { t, i18n } = useTranslation('storefront');
  const { contact, closedDays } = useTenant();
  const session = useSession();
  const [todayOn] = useState(() => dateOnIn(new Date(), contact.timeZone));
  const dayFault = (dateOn: string) => testDriveDayFault(dateOn, todayOn, closedDays);
  const [schema] = useState(() => leadFormSchema(kind, dayFault));
  const [defaultValues] = useState((): LeadDraft => draft ?? { ...empty, ...knownOf(session) });
  const form = useForm<LeadTyped, unknown, LeadValues>({
    resolver: valibotResolver(schema),
    // Consent is validated with the phone number, even while other fields are invalid: the resolver stops before it otherwise.
    criteriaMode: 'all',
    defaultValues,
    shouldFocusError: false,
  });
  const { getValues, setValue, subscribe } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => onType(values) }),
    [subscribe, onType],
  );
  useEffect(() => {
    if (draft) return;
    // The form may open before the session is known: then fields that are still empty are filled in.
    for (const [name, text] of Object.entries(knownOf(session)) as [keyof Known, string][]) {
      if (getValues(name) === '') setValue(name, text);
    }
  }, [draft, session, getValues, setValue]);
  const { errors, submitCount } = form.formState;
  const messageOf = (name: LeadField | 'root') => {
    const key = errors[name]?.message;
    if (!key) return undefined;
    const text = `leads.errors.${key === 'nameRequired' ? `${name}Required` : key}` as TextKey<'storefront'>;
    const phone = contact.phoneAbbreviation;
    return t(i18n.exists(text, { ns: 'storefront' }) ? text : 'leads.errors.other', { phone });
  };
  return {
    register: form.register,
    preferredDate: form.watch('preferredDate'),
    setPreferredDate: (text: string) =>
      form.setValue('preferredDate', text, { shouldValidate: submitCount > 0 }),
    /** The current raw values. */
    typed: () => form.getValues(),
    handleSubmit: form.handleSubmit(onSend),
    messageOf,
    submitCount,
    todayOn,
    dayFault,
    summary: [...leadFields, 'root' as const].flatMap((name) => {
      const message = messageOf(name);
      return message ? [{ name, message }] : [];
    }),
    /** Shows at the fields what the server refuses of them; of one that the form does not show, in the summary (F17). */
    refuse: (fields: readonly RefusedField<LeadField>[]) =>
      fields.forEach(({ name, key }) => form.setError(name, { message: key })),
  };
}
export type LeadForm = ReturnType<typeof useLeadForm>;
