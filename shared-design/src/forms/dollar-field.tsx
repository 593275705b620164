import { maskDollars } from '@forecourt/shared-contracts/fields';
import { MaskedField, type MaskedFieldProps } from './masked-field.tsx';

export type DollarFieldProps = Omit<MaskedFieldProps, 'mask' | 'prefix' | 'type' | 'inputMode'>;

/** Dollar amount with a dollar sign prefix and thousands separators (FIELD-70). */
export function DollarField(props: DollarFieldProps) {
  return <MaskedField {...props} mask={maskDollars} prefix="$" inputMode="decimal" />;
}
