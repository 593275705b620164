/** JSON texts that try to reach `Object.prototype` if they are parsed, copied or merged carelessly (T22). */
export const pollutingTexts: readonly string[] = [
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '{"prototype":{"polluted":true}}',
  '{"__proto__":{"__proto__":{"polluted":true}}}',
  '{"__proto__.polluted":true,"constructor.prototype.polluted":true}',
  '[{"__proto__":{"polluted":true}},{"constructor":{"prototype":{"polluted":true}}}]',
  '{"data":{"__proto__":{"polluted":true}},"items":[{"constructor":{"prototype":{"polluted":true}}}]}',
];

/** Returns a value's JSON with the polluting keys added to every object, at every depth. */
export function polluted(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(polluted).join()}]`;
  const own = Object.entries(value).map(([key, inner]) => `${JSON.stringify(key)}:${polluted(inner)}`);
  return `{${['"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}', ...own].join()}}`;
}

/** Returns the paths at which a value has a polluting key or a prototype other than plain data's; empty if it is clean. */
export function pollutionIn(value: unknown, path = 'value'): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const prototype: unknown = Object.getPrototypeOf(value);
  const isPlain = prototype === Object.prototype || prototype === Array.prototype || prototype === null;
  const own = isPlain && !Object.hasOwn(value, '__proto__') ? [] : [path];
  return [...own, ...Object.entries(value).flatMap(([key, inner]) => pollutionIn(inner, `${path}.${key}`))];
}
