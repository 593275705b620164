import type { UseFormRegisterReturn } from 'react-hook-form';
import { SelectField, TextField, type TextFieldProps } from '@forecourt/shared-design';
import {
  CheckboxField,
  DollarField,
  EmailField,
  MaskedField,
  PhoneField,
  RadioGroupField,
  ZipField,
} from '@forecourt/shared-design/forms';
import { maskDate, maskMonth } from '@forecourt/shared-contracts/fields';
import { usStates } from '@forecourt/shared-contracts/geo';
import { useTranslation } from '@forecourt/shared-contracts/react';
import type { TextKey } from '@forecourt/shared-contracts/i18n';
import { fieldKinds, type FieldKind } from '../model/field-kinds.ts';
import { fieldOptions, type PlanOffer } from '../model/field-options.ts';
import { labelContext } from '../model/label-context.ts';
import type { QuestionForm } from '../model/use-question-form.ts';

const stateOptions = usStates.map(([value, label]) => ({ value, label }));

interface QuestionFieldProps {
  readonly name: string;
  readonly form: QuestionForm;
  /** Whether the answer is about the person at the keyboard, whose browser may then autofill. */
  readonly isOwn: boolean;
  /** How the second person is referred to in a sentence. */
  readonly person: string;
  readonly offer: PlanOffer;
}

/** One field of a page, by its kind, with label, hint and message from the catalog. */
export function QuestionField({ name, form, isOwn, person, offer }: QuestionFieldProps) {
  const { t, i18n } = useTranslation('creditApp');
  const key = (what: 'label' | 'hint') => `application.fields.${name}.${what}` as TextKey<'creditApp'>;
  const hint = i18n.exists(key('hint'), { ns: 'creditApp' }) ? t(key('hint')) : undefined;
  const texts = {
    label: t(key('label'), {
      person,
      ...(offer.isCash && { context: 'cash' }),
      ...labelContext(name, form.fields),
    }),
    hint,
    error: form.messageOf(name),
  };
  const kind = fieldKinds[name] ?? { kind: 'text', autoComplete: 'off' };
  const own = (token: string) => (isOwn ? token : 'off');
  const control = { ...form.form.register(name), ...texts };
  if (kind.kind === 'radio' || kind.kind === 'select') {
    const options = fieldOptions(name, offer).map((value) => ({
      value,
      label: t(`application.options.${name}.${value}` as TextKey<'creditApp'>),
    }));
    if (kind.kind === 'select')
      return <SelectField {...control} options={options} optional={kind.optional} />;
    const labelHidden = form.fields.length === 1;
    return <RadioGroupField {...control} options={options} look="cards" labelHidden={labelHidden} />;
  }
  if (kind.kind === 'check') {
    return (
      <CheckboxField
        {...texts}
        name={name}
        checked={form.form.watch(name) === 'yes'}
        onChange={(event) =>
          form.form.setValue(name, event.target.checked ? 'yes' : '', { shouldDirty: true })
        }
      />
    );
  }
  return <TypedField kind={kind} control={control} own={own} />;
}

type Control = UseFormRegisterReturn & Pick<TextFieldProps, 'label' | 'hint' | 'error'>;

interface TypedFieldProps {
  readonly kind: Exclude<FieldKind, { kind: 'radio' } | { kind: 'select' } | { kind: 'check' }>;
  readonly control: Control;
  /** Returns the autocomplete token if the answer is about the person at the keyboard. */
  readonly own: (token: string) => string;
}

function TypedField({ kind, control, own }: TypedFieldProps) {
  switch (kind.kind) {
    case 'text':
      return (
        <TextField
          {...control}
          autoComplete={own(kind.autoComplete)}
          maxLength={kind.maxLength}
          showRemaining={kind.maxLength !== undefined}
          optional={kind.optional}
          trimOnBlur
        />
      );
    case 'phone':
      return (
        <PhoneField {...control} autoComplete={own(control.name === 'workPhone' ? 'work tel' : 'tel')} />
      );
    case 'email':
      return <EmailField {...control} autoComplete={own('email')} trimOnBlur />;
    case 'zip':
      return <ZipField {...control} autoComplete={own('postal-code')} />;
    case 'state':
      return <SelectField {...control} autoComplete={own('address-level1')} options={stateOptions} />;
    case 'date':
      return <MaskedField {...control} mask={maskDate} autoComplete={own('bday')} maxLength={10} />;
    case 'month':
      return <MaskedField {...control} mask={maskMonth} maxLength={10} />;
    case 'dollars':
      return <DollarField {...control} optional={kind.optional} />;
  }
}
