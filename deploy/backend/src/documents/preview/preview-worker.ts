import { drawPreview } from './draw-preview.ts';
import type { PreviewRequest } from './preview.ts';

process.on('message', (request: PreviewRequest) => {
  void drawPreview(request).then((preview) => process.send?.(preview));
});
process.on('disconnect', () => process.exit(0));
