import type { TextId } from '@forecourt/shared-contracts/i18n';

/** The message keys of this remote's schemas, and of the shared ones that it uses: each has a text below `fieldErrors`. */
export type FieldErrorKey = TextId<'account', 'fieldErrors'>;
