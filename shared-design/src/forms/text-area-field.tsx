import { type ChangeEvent, type FocusEvent, type Ref, type TextareaHTMLAttributes } from 'react';
import { FieldFrame, fieldId, RemainingCharacters } from '@forecourt/shared-design';
import type { FieldTexts } from '../form/field-types.ts';
import { trimmedOnBlur } from '../form/trimmed-on-blur.ts';

export interface TextAreaFieldProps
  extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'name'>, FieldTexts {
  name: string;
  /** Trims the value on blur. */
  trimOnBlur?: boolean;
  ref?: Ref<HTMLTextAreaElement> | undefined;
}

/** Multi-line text; with `maxLength` it shows how many characters remain. */
export function TextAreaField(props: TextAreaFieldProps) {
  const {
    label,
    hint,
    error,
    success,
    optional,
    labelHidden,
    trimOnBlur = false,
    onChange,
    onBlur,
    ...area
  } = props;
  const id = area.id ?? fieldId(area.name);
  const handleBlur = (event: FocusEvent<HTMLTextAreaElement>) => {
    if (trimOnBlur && trimmedOnBlur(event.target))
      onChange?.(event as unknown as ChangeEvent<HTMLTextAreaElement>);
    onBlur?.(event);
  };
  const footer = area.maxLength !== undefined && (
    <RemainingCharacters id={`${id}-count`} maxLength={area.maxLength} />
  );
  return (
    <FieldFrame
      {...{ id, label, hint, error, success, optional, labelHidden, footer }}
      describedBy={footer ? `${id}-count` : undefined}
    >
      {(wiring) => <textarea rows={4} {...area} {...wiring} onChange={onChange} onBlur={handleBlur} />}
    </FieldFrame>
  );
}
