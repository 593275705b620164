export { FlagValueSchema, PageContextSchema } from './page-context.ts';
export type { Environment, FlagSnapshot, PageContext } from './page-context.ts';
