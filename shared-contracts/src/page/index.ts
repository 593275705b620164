export { FlagDataFileSchema } from './flag-data-file-schema.ts';
export { PageContextSchema } from './page-context.ts';
export type { Environment, FlagSnapshot, PageContext } from './page-context.ts';
