import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { chakra, fieldId, FieldMessage, fieldStyles } from '@forecourt/shared-design';
import { visuallyHiddenStyles } from '../layout/visually-hidden-styles.ts';
import { choiceStyles } from './choice-styles.ts';
import type { FieldTexts } from '../form/field-types.ts';

const Root = chakra('fieldset', {
  base: {
    ...fieldStyles,
    ...choiceStyles,
    border: '0',
    padding: '0',
    margin: '0',
    '& legend': { padding: '0', marginBottom: '1.5' },
    '& legend[data-hidden=true]': visuallyHiddenStyles,
    '&[aria-invalid=true] .fc-mark': { borderColor: 'critical' },
    '& .fc-options': { display: 'flex', flexDirection: 'column', gap: '0' },
  },
  variants: {
    look: {
      list: {},
      cards: {
        '& .fc-options': { gap: '2.5' },
        '& .fc-choice': {
          padding: '3.5',
          border: '1.5px solid',
          borderColor: 'lineStrong',
          borderRadius: 'small',
          background: 'surfaceRaised',
          transitionProperty: 'background-color, border-color',
          transitionDuration: 'fast',
        },
        '& .fc-choice:hover': { borderColor: 'ink' },
        '& .fc-choice:has(:checked)': {
          borderColor: 'brand',
          background: 'brandSoft',
          boxShadow: 'inset 0 0 0 1px var(--fc-brand)',
        },
        '& .fc-choice:has(:focus-visible)': { outline: '3px solid var(--fc-link)', outlineOffset: '2px' },
        '& .fc-mark:focus-visible': { outline: 'none' },
      },
    },
  },
  defaultVariants: { look: 'list' },
});

export interface RadioOption {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupFieldProps
  extends
    Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'type' | 'value' | 'defaultValue'>,
    Pick<FieldTexts, 'label' | 'hint' | 'error' | 'labelHidden'> {
  name: string;
  options: readonly RadioOption[];
  /** The selected value of a controlled group; omit it with `register`. */
  value?: string;
  defaultValue?: string;
  /** `cards` draws a border around each choice. */
  look?: 'list' | 'cards';
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Single choice with all options visible. Accepts react-hook-form's `register` result; the first radio has the field's id. */
export function RadioGroupField(props: RadioGroupFieldProps) {
  const { label, hint, error, labelHidden, options, look, value, defaultValue, id: ownId, ...input } = props;
  const id = ownId ?? fieldId(input.name);
  const described = [hint && `${id}-hint`, error && `${id}-message`].filter(Boolean).join(' ');
  return (
    <Root
      look={look}
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={described || undefined}
    >
      <legend className="fc-label" data-hidden={labelHidden}>
        {label}
      </legend>
      {hint && (
        <span id={`${id}-hint`} className="fc-hint">
          {hint}
        </span>
      )}
      <div className="fc-options">
        {options.map((option, index) => (
          <label
            key={option.value}
            className="fc-choice"
            htmlFor={index === 0 ? id : `${id}-${option.value}`}
          >
            <input
              {...input}
              {...(value === undefined ? {} : { checked: value === option.value })}
              {...(defaultValue === undefined ? {} : { defaultChecked: defaultValue === option.value })}
              id={index === 0 ? id : `${id}-${option.value}`}
              type="radio"
              value={option.value}
              disabled={input.disabled || option.disabled}
              className="fc-mark"
            />
            <span>
              {option.label}
              {option.hint && <span className="fc-choice-hint">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      {error && <FieldMessage id={`${id}-message`} tone="error" text={error} />}
    </Root>
  );
}
