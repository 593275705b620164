const rules = new Map<string, Intl.PluralRules>();

/**
 * Returns the keys of a text's variants, the most special first, by the rules of i18next (JSON v4): with the context and without, each
 * for the plural form of a numeric `count` in `language`, where 0 may have a text of its own, and for none.
 */
export function formsOf(
  key: string,
  language: string,
  { count, context }: Readonly<Record<string, unknown>>,
): readonly string[] {
  const endings = typeof count === 'number' ? pluralEndings(language, count) : [''];
  return (context ? [`${key}_${String(context)}`, key] : [key]).flatMap((variant) =>
    endings.map((ending) => variant + ending),
  );
}

function pluralEndings(language: string, count: number): readonly string[] {
  const rule = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, rule);
  return [...(count === 0 ? ['_zero'] : []), `_${rule.select(count)}`, ''];
}
