import { refusedFields } from '@forecourt/shared-contracts/fields';
import type { TextKey } from '@forecourt/shared-contracts/i18n';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';

/** A field that the page shows with its message. */
interface Fault {
  readonly name: string;
  readonly message: string;
}

/**
 * What the page shows of a call that the server refused: the fields among `shown` with their messages, another one in words for the summary
 * (F17), and the error if it is about no field.
 */
export function useRefusedFaults(
  error: Error | null,
  shown: readonly string[],
): { readonly refused: readonly Fault[]; readonly error: Error | null } {
  const { t, i18n } = useTranslation('creditApp');
  const phone = useTenant().contact.phoneAbbreviation;
  const refused = refusedFields(error, shown).map(({ name, key }) => {
    const text = `tradeIn.faults.${name}.${key}` as TextKey<'creditApp'>;
    const isKnown = i18n.exists(text, { ns: 'creditApp' });
    return { name, message: t(isKnown ? text : 'tradeIn.faults.other', { phone }) };
  });
  return { refused, error: refused.length > 0 ? null : error };
}
