import { type ChangeEvent, type FocusEvent, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { FieldFrame } from './field-frame.tsx';
import { fieldId } from './field-id.ts';
import type { FieldTexts } from './field-types.ts';
import { RemainingCharacters } from './remaining-characters.tsx';
import { trimmedOnBlur } from './trimmed-on-blur.ts';

export interface TextFieldProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'prefix' | 'size'>, FieldTexts {
  name: string;
  /** Fixed text or symbol before the value, e.g. `$`. */
  prefix?: ReactNode;
  /** Symbol or button after the value. */
  suffix?: ReactNode;
  /** Shows 'N characters remaining' below a field with `maxLength`. */
  showRemaining?: boolean;
  /** Trims the value on blur. */
  trimOnBlur?: boolean;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** One-line text. Accepts any attribute of `input` and react-hook-form's `register` result. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, success, optional, labelHidden, prefix, suffix, ...control } = props;
  const { showRemaining = false, trimOnBlur = false, onChange, onBlur, ...input } = control;
  const id = input.id ?? fieldId(input.name);
  const handleBlur = (event: FocusEvent<HTMLInputElement>) => {
    if (trimOnBlur && trimmedOnBlur(event.target))
      onChange?.(event as unknown as ChangeEvent<HTMLInputElement>);
    onBlur?.(event);
  };
  const counts = showRemaining && input.maxLength !== undefined;
  const footer = counts && <RemainingCharacters id={`${id}-count`} maxLength={input.maxLength ?? 0} />;
  return (
    <FieldFrame
      {...{ id, label, hint, error, success, optional, labelHidden, footer }}
      describedBy={[counts && `${id}-count`, input['aria-describedby']].filter(Boolean).join(' ')}
    >
      {(wiring) => {
        const field = <input type="text" {...input} {...wiring} onChange={onChange} onBlur={handleBlur} />;
        if (!prefix && !suffix) return field;
        return (
          <span className="fc-affixed" data-suffix={Boolean(suffix)}>
            {prefix && <span className="fc-prefix">{prefix}</span>}
            {field}
            {suffix && (
              <span className="fc-suffix" data-words={typeof suffix === 'string' || undefined}>
                {suffix}
              </span>
            )}
          </span>
        );
      }}
    </FieldFrame>
  );
}
