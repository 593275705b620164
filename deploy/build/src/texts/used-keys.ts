import { stemOf } from './catalog.ts';

/** How the code of a package refers to text keys. */
export interface KeyUse {
  /** Every string literal: a key may be passed as data. */
  readonly literals: ReadonlySet<string>;
  /** Keys built from templates, `orders.states.${state}`. */
  readonly patterns: readonly RegExp[];
  /** Literal keys of calls of `t`, which must exist. */
  readonly asked: ReadonlyMap<string, string>;
  /** Prefixes of `useTranslation`, under which keys are requested. */
  readonly prefixes: readonly string[];
}

const literal = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`([^`$\\\n]*)`/g;
const template = /`([^`\n]*\$\{[^`\n]*)`/g;
const call = /\bt\(\s*(?:'([\w.:-]+)'|`([\w.:-]+)`)|\bi18nKey="([\w.:-]+)"/g;

/** Key parts are separated by dots; a template value may consist of several parts. */
function pattern(text: string): RegExp | undefined {
  const withoutNamespace = text.replace(/^\w+:/, '');
  const parts = withoutNamespace.split(/\$\{[^}]*(?:\}|$)/);
  const fixed = parts.join('');
  if (!/^[\w.-]*$/.test(fixed) || !/[a-zA-Z]/.test(fixed)) return undefined;
  return new RegExp(`^${parts.map((part) => part.replace(/[.-]/g, '\\$&')).join('.+')}$`);
}

function literalsOf(text: string): string[] {
  return [...text.matchAll(literal)].map(([, single, double, plain]) =>
    (single ?? double ?? plain ?? '').replace(/^\w+:/, ''),
  );
}

function patternsOf(text: string): RegExp[] {
  return [...text.matchAll(template)].flatMap(([, made = '']) => pattern(made) ?? []);
}

function askedBy(text: string): string[] {
  return [...text.matchAll(call)].map(([, quoted, plain, attribute]) => quoted ?? plain ?? attribute ?? '');
}

function prefixesOf(text: string): string[] {
  return [...text.matchAll(/keyPrefix: '([\w.]+)'/g)].map(([, prefix = '']) => `${prefix}.`);
}

/** Reads the sources of a package: file name to text. */
export function keyUse(sources: ReadonlyMap<string, string>): KeyUse {
  const texts = [...sources.values()];
  return {
    literals: new Set(texts.flatMap(literalsOf)),
    patterns: texts.flatMap(patternsOf),
    asked: new Map([...sources].flatMap(([file, text]) => askedBy(text).map((key) => [key, file] as const))),
    prefixes: texts.flatMap(prefixesOf),
  };
}

function spellings(key: string, prefixes: readonly string[]): string[] {
  const stem = stemOf(key);
  const own = stem === key ? [key] : [key, stem];
  const short = prefixes.flatMap((prefix) =>
    own.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length)),
  );
  return [...own, ...short];
}

function isNamed(key: string, { literals, patterns, prefixes }: KeyUse): boolean {
  return spellings(key, prefixes).some(
    (name) => literals.has(name) || patterns.some((made) => made.test(name)),
  );
}

/** The key of which another is the form in a context, `title` for `title_cash`; itself if it is none. */
function withoutContext(key: string, keys: ReadonlySet<string>): string {
  const base = key.replace(/_[A-Za-z]+$/, '');
  return keys.has(base) ? base : key;
}

/** Keys that no code names, neither directly nor through a group that contains them. */
export function unusedKeys(keys: Iterable<string>, use: KeyUse): string[] {
  const all = new Set(keys);
  return [...all].filter((form) => {
    const key = withoutContext(form, all);
    const parts = key.split('.');
    return (
      !parts.some((_, at) => isNamed(parts.slice(0, at + 1).join('.'), use) && at > 0) && !isNamed(key, use)
    );
  });
}

/** Keys that the code requests and no catalog of the package has, with the file that requests them. */
export function missingKeys(keys: ReadonlySet<string>, { asked, prefixes }: KeyUse): string[] {
  const known = new Set<string>();
  for (const key of keys) {
    const parts = stemOf(key).split('.');
    parts.forEach((_, at) => known.add(parts.slice(0, at + 1).join('.')));
    known.add(key);
  }
  return [...asked]
    .filter(([name]) => {
      const key = name.replace(/^\w+:/, '');
      return !known.has(key) && !prefixes.some((prefix) => known.has(prefix + key));
    })
    .map(([key, file]) => `${key}, asked for in ${file}`);
}
