import { safeParse } from 'valibot';
import { PictureRequestSchema } from './picture-request.ts';
import { previewPicture } from './preview-picture.ts';
import { vehiclePicture } from './vehicle-picture.ts';

/** Path of a drawn picture; a photograph is on another host. */
const drawn = /^\/media\/vehicles\/([^/]+)\/([^/.]+)\/([a-z]+)\.svg$/;

/** Converts the picture at a path of the site to a PNG, for a mail; undefined for a photograph or the placeholder. `widthPx` to 3:4. */
export async function drawnPicturePng(
  path: string,
  { backdrop, widthPx }: { readonly backdrop: string; readonly widthPx: number },
): Promise<Buffer | undefined> {
  const [, style, hex, angle] = drawn.exec(path) ?? [];
  const asked = safeParse(PictureRequestSchema, { style, hex, angle, backdrop });
  return asked.success ? previewPicture(vehiclePicture(asked.output), widthPx) : undefined;
}
