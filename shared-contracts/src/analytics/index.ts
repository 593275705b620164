export { hasGlobalPrivacyControl, isOptedOut, mayMeasure, setOptedOut } from './may-measure.ts';
export { DataLayerSchema, MeasuredPropertiesSchema } from './measured.ts';
export type { DataLayer, MeasuredProperties } from './measured.ts';
