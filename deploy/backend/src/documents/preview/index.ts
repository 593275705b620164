export { createPreviewMaker } from './create-preview-maker.ts';
export type { Preview, PreviewMaker, PreviewPicture } from './preview.ts';
export { thumbnailSvg } from './thumbnail-svg.ts';
