import { Hono, type Context } from 'hono';
import { accepts } from 'hono/accepts';
import * as v from 'valibot';
import { commonErrorResponse, type AppEnv } from '@forecourt/backend/http/index.ts';
import { BackdropQuerySchema, PictureRequestSchema } from '@forecourt/backend/media/index.ts';
import { createCutoutMaker, type CutoutMaker } from './cutouts.ts';
import { createPhotoMaker, photoWidths, type PhotoMaker } from './photo-host.ts';
import type { PhotoPrint } from './finished-photo.ts';
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

function sendPicture(context: Context<AppEnv>, type: string, picture: Uint8Array): Response {
  return context.body(new Uint8Array(picture), 200, {
    'content-type': type,
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
}

/** WebP for browsers, which name it; mails and link previews get JPEGs. */
function formatFor(context: Context<AppEnv>): PhotoPrint['format'] {
  const supports = ['image/jpeg', 'image/webp'];
  const type = accepts(context, { header: 'Accept', supports, default: 'image/jpeg' });
  return type === 'image/webp' ? 'webp' : 'jpeg';
}

const CutoutSchema = v.omit(SubjectSchema, ['view']);

/** A vehicle of a hero, on a transparent background. */
async function sendCutout(context: Context<AppEnv>, cutoutOf: CutoutMaker): Promise<Response> {
  const subject = v.safeParse(CutoutSchema, context.req.param());
  if (!subject.success) return commonErrorResponse(context, 'error.notFound');
  const width = v.safeParse(WidthSchema, context.req.query('w'));
  if (!width.success) return commonErrorResponse(context, 'error.validation.request');
  const { style, hex } = subject.output;
  const cutout = await cutoutOf(`${style}/${hex.toLowerCase()}`, width.output);
  if (!cutout) return commonErrorResponse(context, 'error.notFound');
  return sendPicture(context, 'image/webp', cutout);
}

/**
 * `GET /_sandbox/photos/{style}/{hex}/{view}.jpg?backdrop=warm&w=640`: a stand-in for a dealer's photo host, whose photos are our
 * vehicles in a studio, in front of the backdrop of the drawings beside them; one without a width, which is opened by itself, says that
 * it is a sample. A WebP if `Accept` names it, otherwise a JPEG. `…/cutout.webp` are the vehicles of the sample tenants' heroes alone. 404 for a vehicle or view that it does not have,
 * 400 for another width or backdrop.
 */
export function photoHostRoutes(photoOf: PhotoMaker = createPhotoMaker()): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const cutoutOf = createCutoutMaker();
  app.get(`${photoHostPath}/:style/:hex/cutout.webp`, (context) => sendCutout(context, cutoutOf));
  app.get(`${photoHostPath}/:style/:hex/:file`, async (context) => {
    const { style, hex, file } = context.req.param();
    const view = file.endsWith(suffix) ? file.slice(0, -suffix.length) : undefined;
    const subject = v.safeParse(SubjectSchema, { style, hex, view });
    if (!subject.success) return commonErrorResponse(context, 'error.notFound');
    const { w, backdrop } = context.req.query();
    const print = v.safeParse(PrintSchema, { width: w, backdrop });
    if (!print.success) return commonErrorResponse(context, 'error.validation.request');
    const isLabeled = w === undefined;
    const format = formatFor(context);
    context.header('vary', 'Accept');
    const photo = await photoOf(subject.output, { ...print.output, isLabeled, format });
    return sendPicture(context, `image/${format}`, photo);
  });
  return app;
}
