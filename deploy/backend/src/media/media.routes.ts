import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import { artVersion } from './art-version.ts';
import { createPictureCache } from './picture-cache.ts';
import { BackdropQuerySchema, PictureRequestSchema, PreviewRequestSchema } from './picture-request.ts';
import { placeholderPicture } from './placeholder-picture.ts';
import { previewPicture } from './preview-picture.ts';
import { vehiclePicture } from './vehicle-picture.ts';

const rememberedPictures = 512;

const headers = {
  'content-type': 'image/svg+xml; charset=utf-8',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  'cache-control': 'public, max-age=31536000, immutable',
};

const isKnown = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '')
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === etag || tag === '*');

const absent = (context: Context): Response =>
  context.body(null, 404, { 'x-content-type-options': 'nosniff' });

/** Several values stay a list, which a single-value schema rejects. */
function backdropOf(context: Context): unknown {
  const values = context.req.queries('backdrop') ?? [];
  return values.length > 1 ? values : values[0];
}

/** One at a time, so that a client requesting a thousand paints does not block the others. */
let drawing: Promise<unknown> = Promise.resolve();

async function sendPreview(context: Context): Promise<Response> {
  const { style, hex, file = '' } = context.req.param();
  const backdrop = backdropOf(context);
  const angle = file.slice(0, -'.png'.length);
  const asked = v.safeParse(PreviewRequestSchema, { style, hex, angle, backdrop });
  if (!asked.success) return absent(context);
  const { output } = asked;
  const etag = `"art${artVersion}-${output.style}-${output.hex}-${output.angle}-${output.backdrop}-png"`;
  const sent = { ...headers, 'content-type': 'image/png', etag };
  if (isKnown(context.req.header('if-none-match'), etag)) return context.body(null, 304, sent);
  const mine = drawing.catch(() => undefined).then(() => previewPicture(vehiclePicture(output)));
  drawing = mine;
  return context.body(new Uint8Array(await mine), 200, sent);
}

/**
 * Pictures drawn by the server, the same for every tenant:
 * `GET /media/vehicles/{style}/{hex}/{angle}.svg` and `GET /media/vehicles/placeholder.svg`,
 * each with `?backdrop=studio|warm|dark|none`, and `…/quarter.png` and `…/side.png` for link previews. `style` is a
 * shape with a variant (`three-row-4`) or a body style. Anything else is 404 without a body.
 */
export function mediaRoutes(): Hono {
  const app = new Hono();
  const cache = createPictureCache<string>(rememberedPictures);

  function send(context: Context, key: string, draw: () => string): Response {
    const etag = `"art${artVersion}-${key}"`;
    const sent = { ...headers, etag };
    if (isKnown(context.req.header('if-none-match'), etag)) return context.body(null, 304, sent);
    return context.body(cache.get(key, draw), 200, sent);
  }

  app.get('/media/vehicles/placeholder.svg', (context) => {
    const backdrop = v.safeParse(BackdropQuerySchema, backdropOf(context));
    if (!backdrop.success) return absent(context);
    return send(context, `placeholder-${backdrop.output}`, () => placeholderPicture(backdrop.output));
  });

  app.get('/media/vehicles/:style/:hex/:file{[a-z]+\\.png}', (context) => sendPreview(context));

  app.get('/media/vehicles/:style/:hex/:file', (context) => {
    const { style, hex, file } = context.req.param();
    const asked = v.safeParse(PictureRequestSchema, {
      style,
      hex,
      angle: file.endsWith('.svg') ? file.slice(0, -'.svg'.length) : undefined,
      backdrop: backdropOf(context),
    });
    if (!asked.success) return absent(context);
    const { output } = asked;
    const key = [output.style, output.hex, output.angle, output.backdrop].join('-');
    return send(context, key, () => vehiclePicture(output));
  });

  return app;
}
