export { drawnPicturePng } from './drawn-picture.ts';
export { isNamedModel, modelStyle, type DrawnModel } from './model-style.ts';
export { photographJpeg } from './photograph.ts';
