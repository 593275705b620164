import { useEffect, useState } from 'react';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import type { SessionState } from '@forecourt/shared-contracts';
import { dateOnIn } from '@forecourt/shared-contracts/fulfillment';
import { testDriveDayFault } from '@forecourt/shared-contracts/leads';
import { useSession, useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import type { TextKey } from '@forecourt/shared-contracts/i18n';
import type { LeadDraft, LeadRequest } from '../domain/lead-request.ts';
import { leadFormSchema, type LeadTyped, type LeadValues } from '../domain/lead-form-schema.ts';

/** The fields in form order. */
const order = [
  'firstName',
  'lastName',
  'email',
  'phoneNumber',
  'preferredDate',
  'comments',
  'consent',
] as const;
type FieldName = (typeof order)[number];

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
  const { t } = useTranslation('storefront');
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
  const messageOf = (name: FieldName) => {
    const key = errors[name]?.message;
    return key
      ? t(`leads.errors.${key === 'nameRequired' ? `${name}Required` : key}` as TextKey<'storefront'>)
      : undefined;
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
    summary: order.flatMap((name) => {
      const message = messageOf(name);
      return message ? [{ name, message }] : [];
    }),
    /** Shows at the day's field that the server rejects it. */
    refuseDay: () => form.setError('preferredDate', { message: 'dateUnavailable' }),
  };
}
export type LeadForm = ReturnType<typeof useLeadForm>;
