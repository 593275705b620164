export { pictureSheet } from './contact-sheet.ts';
export { drawnPicturePng } from './drawn-picture.ts';
export { isNamedModel, modelStyle, type DrawnModel } from './model-style.ts';
export { photographJpeg } from './photograph.ts';
export { PictureRequestSchema } from './picture-request.ts';
export { vehiclePicture } from './vehicle-picture.ts';
