import type { Ref, SelectHTMLAttributes } from 'react';
import { Icon } from '../icon/icon.tsx';
import { useDesignText } from '../text/use-design-text.ts';
import { FieldFrame } from './field-frame.tsx';
import { fieldId } from './field-id.ts';
import type { FieldTexts } from './field-types.ts';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectFieldProps
  extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'name' | 'size'>, FieldTexts {
  name: string;
  options: readonly SelectOption[];
  /** Label of the empty first choice; null omits it. 'Choose' by default. */
  placeholder?: string | null;
  ref?: Ref<HTMLSelectElement> | undefined;
}

/** Single choice from a list, using the native select. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, success, optional, labelHidden, options, placeholder, ...select } = props;
  const text = useDesignText();
  const id = select.id ?? fieldId(select.name);
  return (
    <FieldFrame {...{ id, label, hint, error, success, optional, labelHidden }}>
      {(wiring) => (
        <span className="fc-affixed" data-suffix>
          <select {...select} {...wiring}>
            {placeholder !== null && <option value="">{placeholder ?? text('field.choose')}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <span className="fc-suffix" data-inert>
            <Icon name="chevronDown" />
          </span>
        </span>
      )}
    </FieldFrame>
  );
}
