/** Text options: what a date on a page with these fields begins, a job or the time in a home, which its label says. */
export function labelContext(field: string, pageFields: readonly string[]): { readonly context?: 'home' } {
  return field === 'since' && !pageFields.includes('employer') ? { context: 'home' } : {};
}
