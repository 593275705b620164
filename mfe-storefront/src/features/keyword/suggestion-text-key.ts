import { bodyStyles, type Suggestion } from '@forecourt/shared-contracts/inventory';
import type { TextKey } from '@forecourt/shared-contracts/i18n';

/** Returns the catalog key of a suggestion; undefined if its text is a name (makes, models, trims, vehicles) or an unknown body style. */
export function suggestionTextKey({
  kind,
  text,
}: Pick<Suggestion, 'kind' | 'text'>): TextKey<'storefront'> | undefined {
  const style = kind === 'bodyStyle' ? bodyStyles.find((one) => one === text) : undefined;
  return style && `inventory.bodyStyle.${style}`;
}
