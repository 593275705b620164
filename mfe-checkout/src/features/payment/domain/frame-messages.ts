import * as v from 'valibot';
import type { PublicTenant } from '@forecourt/shared-contracts/tenant';

const frameEntries = { source: v.literal('forecourt-card-frame'), version: v.literal(1) };
const RequestIdSchema = v.pipe(v.string(), v.maxLength(64));

/** Messages of the provider's card frame. A token identifies a card at the provider; it is not a card number. */
export const FrameMessageSchema = v.variant('type', [
  v.object({ ...frameEntries, type: v.picklist(['ready', 'painted', 'enter']) }),
  v.object({
    ...frameEntries,
    type: v.literal('height'),
    heightPx: v.pipe(v.number(), v.minValue(0), v.maxValue(2000)),
  }),
  v.object({
    ...frameEntries,
    type: v.literal('token'),
    requestId: RequestIdSchema,
    paymentMethodId: v.pipe(v.string(), v.regex(/^pm_[A-Za-z0-9]{8,64}$/)),
  }),
  v.object({ ...frameEntries, type: v.picklist(['invalid', 'failed']), requestId: RequestIdSchema }),
]);
export type FrameMessage = v.InferOutput<typeof FrameMessageSchema>;

/** Parses a message event when frame and origin are the expected ones (T28, T30); undefined for anything else. */
export function frameMessage(
  event: Pick<MessageEvent, 'origin' | 'source' | 'data'>,
  { origin, frame }: { readonly origin: string; readonly frame: MessageEventSource | null | undefined },
): FrameMessage | undefined {
  if (event.origin !== origin || !frame || event.source !== frame) return undefined;
  const read = v.safeParse(FrameMessageSchema, event.data);
  return read.success ? read.output : undefined;
}

/** The first message to the frame: the tenant's colors, and the buyer's own email for the receipt. */
export function initMessage({ theme }: PublicTenant, email: string | undefined) {
  const { palette, radiusPx, colorScheme } = theme;
  return {
    source: 'forecourt-site',
    version: 1,
    type: 'init',
    email,
    theme: {
      page: palette.surfaceRaised,
      ink: palette.ink,
      muted: palette.inkMuted,
      line: palette.lineStrong,
      link: palette.link,
      critical: palette.critical,
      soft: palette.surfaceSunken,
      radiusPx: Math.min(radiusPx.control, 16),
      scheme: colorScheme,
    },
  } as const;
}

/** Requests a token from the frame for the card entered in it. */
export function submitMessage(requestId: string) {
  return { source: 'forecourt-site', version: 1, type: 'submit', requestId } as const;
}
