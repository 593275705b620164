import { designTexts, type DesignTextKey } from './design-texts.ts';

/** Returns the text of a dotted key with its plural form for `count`; the key itself if there is none. */
export function englishText(key: DesignTextKey, count?: string | number): string {
  const name = count === undefined ? key : `${key}_${Number(count) === 1 ? 'one' : 'other'}`;
  const found = name
    .split('.')
    .reduce<unknown>((node, part) => (node as Record<string, unknown> | undefined)?.[part], designTexts);
  return typeof found === 'string' ? found : key;
}
