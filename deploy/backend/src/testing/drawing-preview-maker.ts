import { drawPreview } from '../documents/preview/draw-preview.ts';
import type { PreviewMaker } from '../documents/preview/index.ts';

/** Looks into files in the test's own thread. */
export function createDrawingPreviewMaker(): PreviewMaker {
  return { make: drawPreview, stop: () => Promise.resolve() };
}
