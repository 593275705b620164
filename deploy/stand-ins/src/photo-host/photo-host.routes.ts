import { Hono, type Context } from 'hono';
import sharp from 'sharp';
import * as v from 'valibot';
import { commonErrorResponse, type AppEnv } from '@forecourt/backend/http/index.ts';
import { BackdropQuerySchema, PictureRequestSchema } from '@forecourt/backend/media/index.ts';
import { keptCutout } from './kept-negatives.ts';
import { createPhotoMaker, photoWidths, type PhotoMaker } from './photo-host.ts';
import { photoViews } from './original-photo.ts';

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

/** `?backdrop=` as of drawn pictures. */
const PrintSchema = v.object({ width: WidthSchema, backdrop: BackdropQuerySchema });

const suffix = '.jpg';

function sendPicture(context: Context<AppEnv>, type: string, picture: Buffer): Response {
  return context.body(new Uint8Array(picture), 200, {
    'content-type': type,
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
}

const CutoutSchema = v.omit(SubjectSchema, ['view']);

/** A vehicle of a hero, on a transparent background. */
async function sendCutout(context: Context<AppEnv>): Promise<Response> {
  const subject = v.safeParse(CutoutSchema, context.req.param());
  const cutout = subject.success ? await keptCutout(subject.output.style, subject.output.hex) : undefined;
  if (!cutout) return commonErrorResponse(context, 'error.notFound');
  const width = v.safeParse(WidthSchema, context.req.query('w'));
  if (!width.success) return commonErrorResponse(context, 'error.validation.request');
  const picture = await sharp(cutout).resize(width.output).webp({ quality: 80 }).toBuffer();
  return sendPicture(context, 'image/webp', picture);
}

/**
 * `GET /_sandbox/photos/{style}/{hex}/{view}.jpg?backdrop=warm&w=640`: a stand-in for a dealer's photo host, whose photos are our
 * vehicles in a studio, in front of the backdrop of the drawings beside them; one without a width, which is opened by itself, says that
 * it is a sample. `…/cutout.webp` are the vehicles of the sample tenants' heroes alone. 404 for a vehicle or view that it does not have,
 * 400 for another width or backdrop.
 */
export function photoHostRoutes(photoOf: PhotoMaker = createPhotoMaker()): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.get(`${photoHostPath}/:style/:hex/cutout.webp`, (context) => sendCutout(context));
  app.get(`${photoHostPath}/:style/:hex/:file`, async (context) => {
    const { style, hex, file } = context.req.param();
    const view = file.endsWith(suffix) ? file.slice(0, -suffix.length) : undefined;
    const subject = v.safeParse(SubjectSchema, { style, hex, view });
    if (!subject.success) return commonErrorResponse(context, 'error.notFound');
    const { w, backdrop } = context.req.query();
    const print = v.safeParse(PrintSchema, { width: w, backdrop });
    if (!print.success) return commonErrorResponse(context, 'error.validation.request');
    const isLabeled = w === undefined;
    return sendPicture(context, 'image/jpeg', await photoOf(subject.output, { ...print.output, isLabeled }));
  });
  return app;
}
