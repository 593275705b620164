const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Returns the formatter of dates with these settings, made once: to make one takes far longer than to use it. `tag` is
 * a locale with a region, `en-US`.
 */
export function dateFormat(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([tag, options]);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(tag, options);
  formats.set(key, format);
  return format;
}
