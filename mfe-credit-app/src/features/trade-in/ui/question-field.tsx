import { SelectField, TextField } from '@forecourt/shared-design';
import { EmailField, RadioGroupField } from '@forecourt/shared-design/forms';
import { usStates } from '@forecourt/shared-contracts/geo';
import { useTranslation } from '@forecourt/shared-contracts/react';
import type { TextKey } from '@forecourt/shared-contracts/i18n';
import type { TradeInField } from '../domain/trade-in-fields.ts';

interface QuestionFieldProps {
  readonly field: TradeInField;
  readonly value: string;
  readonly error: string | undefined;
  /** The page heading is the question already. */
  readonly isAlone: boolean;
  readonly onChange: (text: string) => void;
}

const states = usStates.map(([value, label]) => ({ value, label }));
const withHints = ['exterior', 'interior', 'ownership', 'title'];

/** One question: a group of choices, a mileage, a state or an email. */
export function TradeInQuestionField({ field, value, error, isAlone, onChange }: QuestionFieldProps) {
  const { t } = useTranslation('creditApp');
  const { name, kind, choices } = field;
  const props = { name, error, label: t(`tradeIn.fields.${name}`) };
  switch (kind) {
    case 'radio':
      return (
        <RadioGroupField
          {...props}
          look="cards"
          labelHidden={isAlone}
          value={value}
          options={choices.map((choice) => ({
            value: choice,
            label: t(`tradeIn.choices.${name}.${choice}` as TextKey<'creditApp'>),
            ...(withHints.includes(name)
              ? { hint: t(`tradeIn.choiceHints.${name}.${choice}` as TextKey<'creditApp'>) }
              : {}),
          }))}
          onChange={(event) => onChange(event.target.value)}
        />
      );
    case 'state':
      return (
        <SelectField
          {...props}
          autoComplete="address-level1"
          options={states}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      );
    case 'email':
      return (
        <EmailField
          {...props}
          hint={t('tradeIn.hints.email')}
          trimOnBlur
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      );
    case 'mileage':
      return (
        <TextField
          {...props}
          hint={t('tradeIn.hints.mileage')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
          suffix={t('tradeIn.miles')}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      );
  }
}
