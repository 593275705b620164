import * as v from 'valibot';
import { vehicleAngles } from '@forecourt/shared-contracts/inventory';
import { backdrops } from './backdrop.ts';
import { variantOfStyle } from './picture-style.ts';

/** `?backdrop=`: at most one value, `studio` when absent. */
export const BackdropQuerySchema = v.optional(v.picklist(backdrops), 'studio');

/** Parts of a picture's URL; the color is accepted in either case, without `#`. */
export const PictureRequestSchema = v.object({
  style: v.pipe(
    v.string(),
    v.check((text) => variantOfStyle(text) !== undefined),
  ),
  hex: v.pipe(v.string(), v.regex(/^[0-9a-f]{6}$/i), v.toLowerCase()),
  angle: v.picklist(vehicleAngles),
  backdrop: BackdropQuerySchema,
});

/** A link preview: the vehicle from its front corner, or from its side. */
export const PreviewRequestSchema = v.object({
  ...PictureRequestSchema.entries,
  angle: v.picklist(['quarter', 'side']),
});
