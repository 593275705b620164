/** Models and paints in the heroes of the sample tenants' landing pages, `{style}/{hex}`. */
export const heroes: readonly string[] = ['suv/1b4dd8', 'suv/c2502e'];
