import { useState } from 'react';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { httpFailure, type CodeOutcome } from '@forecourt/shared-contracts';
import { formatList } from '@forecourt/shared-contracts/formats';
import { usePlatform, useTranslation } from '@forecourt/shared-contracts/react';
import type { FieldErrorKey } from '../../../domain/field-error-key.ts';
import { codeRequest } from '../data/code-request.ts';
import { useKeepTypedEmail } from './use-keep-typed-email.ts';
import {
  AskCodeSchema,
  askCodeMissing,
  type AskCodeValues,
  type AskField,
} from '../domain/ask-code-schema.ts';
import type { AskedCode } from '../domain/asked-code.ts';

/** Why no code could be sent. */
export type AskRefusal = Exclude<CodeOutcome['kind'], 'sent'>;

interface AskOptions {
  readonly draft: AskCodeValues;
  readonly onSent: (asked: AskedCode, form: AskCodeValues) => void;
}

/** The form that requests a passcode: what is still missing, and why none could be sent. */
export function useAskCode({ draft, onSent }: AskOptions) {
  const { t } = useTranslation('account');
  const { client, session } = usePlatform();
  const [refusal, setRefusal] = useState<AskRefusal>();
  const form = useForm<AskCodeValues>({
    resolver: valibotResolver(AskCodeSchema),
    defaultValues: draft,
    mode: 'onTouched',
  });
  const { errors, isSubmitting } = form.formState;
  const values = form.watch();
  const missing = askCodeMissing(values);
  useKeepTypedEmail(values.email);

  const handleSubmit = form.handleSubmit(async (person) => {
    setRefusal(undefined);
    try {
      const request = await codeRequest(client, person);
      const outcome = await session.requestCode(request);
      if (outcome.kind !== 'sent') return setRefusal(outcome.kind);
      const { destination } = outcome;
      onSent({ way: person.way, request, destination }, form.getValues());
    } catch (error) {
      setRefusal(httpFailure(error)?.status === 429 ? 'throttled' : 'outage');
    }
  });

  const fields = formatList(missing.map((name) => t(`askCode.inSentence.${name}`)));
  return {
    register: form.register,
    handleSubmit,
    way: values.way,
    chooseWay: (way: AskCodeValues['way']) => {
      form.clearErrors();
      setRefusal(undefined);
      form.setValue('way', way);
    },
    isSending: isSubmitting,
    isReady: missing.length === 0,
    missingText: missing.length > 0 && t('askCode.missing', { fields }),
    messageOf: (name: Exclude<keyof AskCodeValues, 'way'>) => {
      const key = errors[name]?.message;
      return key ? t(`fieldErrors.${key as FieldErrorKey}`) : undefined;
    },
    refusal,
    /** Fills in fields of the chosen way and moves focus to the first of its fields. */
    fill: (filled: Partial<Record<AskField, string>>) => {
      for (const [name, value] of Object.entries(filled)) {
        form.setValue(name as AskField, value, { shouldDirty: true, shouldValidate: true });
      }
      form.setFocus(values.way === 'deal' ? 'dealId' : values.way);
    },
  };
}
