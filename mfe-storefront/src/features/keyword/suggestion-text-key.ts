import { bodyStyles, type Suggestion } from '@forecourt/shared-contracts/inventory';

/** Returns the catalog key of a suggestion; undefined if its text is a name (makes, models, trims, vehicles) or an unknown body style. */
export function suggestionTextKey({ kind, text }: Pick<Suggestion, 'kind' | 'text'>): string | undefined {
  const isBodyStyle = kind === 'bodyStyle' && bodyStyles.some((style) => style === text);
  return isBodyStyle ? `inventory.bodyStyle.${text}` : undefined;
}
