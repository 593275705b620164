/** Id of a field's control, used by {@link ErrorSummary}: `field-` and the name with dots as dashes. */
export function fieldId(name: string): string {
  return `field-${name.replace(/[^\w-]+/g, '-')}`;
}
