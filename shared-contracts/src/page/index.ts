export { FlagDataFileSchema } from './flag-snapshot.ts';
export type { FlagSnapshot } from './flag-snapshot.ts';
export { PageContextSchema } from './page-context.ts';
export type { Environment, PageContext } from './page-context.ts';
