export { isNamedModel, modelStyle, type DrawnModel } from './model-style.ts';
