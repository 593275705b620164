/** Id of the control of a field, by which {@link ErrorSummary} finds it: `field-` and the name with dots as dashes. */
export function fieldId(name: string): string {
  return `field-${name.replace(/[^\w-]+/g, '-')}`;
}
