export { isPersonalText } from './is-personal-text.ts';
export { hasGlobalPrivacyControl, isOptedOut, mayMeasure, setOptedOut } from './may-measure.ts';
export type { DataLayer } from './measured.ts';
