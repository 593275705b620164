/** A translation catalog as read: texts by key; a key may contain further keys or a list. */
export type CatalogTree = {
  readonly [key: string]: string | CatalogTree | readonly (string | CatalogTree)[];
};

/** Texts by their full key, `footer.hours`; list items are numbered. */
export function flatTexts(tree: CatalogTree, prefix = ''): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [name, node] of Object.entries(tree)) {
    const key = `${prefix}${name}`;
    if (typeof node === 'string') texts.set(key, node);
    else for (const [path, text] of flatTexts(node as CatalogTree, `${key}.`)) texts.set(path, text);
  }
  return texts;
}

const pluralForm = /_(zero|one|two|few|many|other)$/;

/** A key without its plural form. */
export function stemOf(key: string): string {
  return key.replace(pluralForm, '');
}

/** Whether a key is one of several plural forms: another form of the same stem also exists. */
export function isPlural(key: string, texts: ReadonlyMap<string, string>): boolean {
  return pluralForm.test(key) && texts.has(`${stemOf(key)}_other`);
}
