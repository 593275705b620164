import { Hono } from 'hono';
import * as v from 'valibot';
import { commonErrorResponse, type AppEnv } from '@forecourt/backend/http/index.ts';
import { PictureRequestSchema } from '@forecourt/backend/media/index.ts';
import { createPhotoMaker, photoWidths, type PhotoMaker } from './photo-host.ts';
import { photoViews } from './showroom-photo.ts';

/** Where the photos are; sample vehicles and the sample tenants name it. */
export const photoHostPath = '/_sandbox/photos';

const SubjectSchema = v.object({
  style: PictureRequestSchema.entries.style,
  hex: PictureRequestSchema.entries.hex,
  view: v.picklist(photoViews),
});

/** `?w=`: one of the host's widths, the largest when absent. */
const WidthSchema = v.pipe(
  v.optional(v.string(), '1280'),
  v.regex(/^\d+$/),
  v.transform(Number),
  v.picklist(photoWidths),
);

const suffix = '.jpg';

/**
 * `GET /_sandbox/photos/{style}/{hex}/{view}.jpg?w=640`: a stand-in for a dealer's photo host, whose photos are our vehicles in a
 * studio, labeled as samples. 404 for a vehicle or view that it does not have, 400 for another width.
 */
export function photoHostRoutes(photoOf: PhotoMaker = createPhotoMaker()): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.get(`${photoHostPath}/:style/:hex/:file`, async (context) => {
    const { style, hex, file } = context.req.param();
    const view = file.endsWith(suffix) ? file.slice(0, -suffix.length) : undefined;
    const subject = v.safeParse(SubjectSchema, { style, hex, view });
    if (!subject.success) return commonErrorResponse(context, 'error.notFound');
    const width = v.safeParse(WidthSchema, context.req.query('w'));
    if (!width.success) return commonErrorResponse(context, 'error.validation.request');
    const photo = await photoOf(subject.output, width.output);
    return context.body(new Uint8Array(photo), 200, {
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
  });
  return app;
}
