import { maskDollars } from '@forecourt/shared-contracts/fields';
import { MaskedField, type MaskedFieldProps } from './masked-field.tsx';

export type DollarFieldProps = Omit<MaskedFieldProps, 'mask' | 'prefix' | 'type' | 'inputMode'>;

/** An amount in dollars, with a dollar sign before it and groups of three (FIELD-70). */
export function DollarField(props: DollarFieldProps) {
  return <MaskedField {...props} mask={maskDollars} prefix="$" inputMode="decimal" />;
}
