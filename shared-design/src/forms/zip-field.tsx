import { maskZip } from '@forecourt/shared-contracts/fields';
import { MaskedField, type MaskedFieldProps } from './masked-field.tsx';

export type ZipFieldProps = Omit<MaskedFieldProps, 'mask' | 'type' | 'inputMode' | 'maxLength'>;

/** ZIP code of an address: five digits while typing; a pasted extension is left out (FIELD-92). */
export function ZipField(props: ZipFieldProps) {
  return <MaskedField autoComplete="postal-code" {...props} mask={maskZip} />;
}
