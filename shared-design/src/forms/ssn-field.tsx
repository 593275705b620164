import { maskSsn } from '@forecourt/shared-contracts/fields';
import { useDesignText } from '@forecourt/shared-design';
import { MaskedField, type MaskedFieldProps } from './masked-field.tsx';
import { useReveal } from './use-reveal.tsx';

export type SsnFieldProps = Omit<MaskedFieldProps, 'mask' | 'type' | 'suffix' | 'inputMode' | 'autoComplete'>;

/** A Social Security number as `999-99-9999`, hidden until a button shows it (FIELD-93). The browser is asked not to remember it. */
export function SsnField(props: SsnFieldProps) {
  const text = useDesignText();
  const { type, toggle } = useReveal({
    show: text('field.showNumber'),
    hide: text('field.hideNumber'),
    shown: text('field.numberShown'),
    hidden: text('field.numberHidden'),
  });
  return (
    <MaskedField
      spellCheck={false}
      data-1p-ignore=""
      data-lpignore="true"
      {...props}
      mask={maskSsn}
      type={type}
      suffix={toggle}
    />
  );
}
