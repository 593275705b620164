/**
 * Things with one name in every catalog of a language, by the ends of the keys that name them: the lines of a
 * price (`price.lines.delivery-fee`), and the ways to get the vehicle.
 */
const namedOnce = [
  'vehicle-price',
  'document-fee',
  'delivery-fee',
  'sales-tax',
  'title-registration',
  'acquisition-fee',
  'trade-in-value',
  'trade-in-payoff',
  'DELIVERY.label',
] as const;

/** The texts of one catalog, with the name of its file. */
interface NamedCatalog {
  readonly file: string;
  readonly texts: ReadonlyMap<string, string>;
}

/** What has several names in the catalogs of one language, one line each. */
export function nameDifferences(catalogs: readonly NamedCatalog[]): string[] {
  return namedOnce.flatMap((end) => {
    const places = new Map<string, string[]>();
    for (const { file, texts } of catalogs) {
      for (const [key, text] of texts) {
        if (`.${key}`.endsWith(`.${end}`)) places.set(text, [...(places.get(text) ?? []), `${file} ${key}`]);
      }
    }
    const names = [...places].map(([text, where]) => `"${text}" (${where.join(', ')})`);
    return names.length < 2 ? [] : [`${end} has ${names.length} names: ${names.join('; ')}`];
  });
}
