export { withoutMetadata } from './without-metadata.ts';
