import { keepTogether } from '@forecourt/shared-contracts/formats';

/** Replaces `{{name}}` in a text; a name without a value is left as is, so that tests notice it. Figures never break across lines. */
export function interpolate(text: string, values: Readonly<Record<string, string | number>>): string {
  return keepTogether(text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole)));
}
