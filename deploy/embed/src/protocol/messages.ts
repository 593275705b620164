import * as v from 'valibot';
import { EmbedEventSchema } from '@forecourt/shared-contracts/embedding';

/** Tallest and lowest that a frame may make itself, in CSS pixels: a page that grows without end is cut, an empty one stays visible (T34). */
export const frameHeightPx = { least: 120, most: 12_000 } as const;

const hostEntries = { source: v.literal('forecourt-host'), version: v.literal(1) };
const frameEntries = { source: v.literal('forecourt-frame'), version: v.literal(1) };
const RequestIdSchema = v.pipe(v.number(), v.integer(), v.minValue(0));
/** An order's number as a buyer may type it; the server knows whether there is one. */
const OrderSchema = v.pipe(v.string(), v.maxLength(64));
const StepSchema = v.pipe(v.string(), v.regex(/^([a-z][a-z-]{0,39})?$/));
/** Three parts of base64url, as a signed token has; what it says is the server's to judge. */
const TokenSchema = v.pipe(v.string(), v.maxLength(8_192), v.regex(/^[\w-]+\.[\w-]+\.[\w-]+$/));
const LengthSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(1_000_000));
const PixelsSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(100_000));

/** What a host's page may say to the checkout in a frame. */
export const HostMessageSchema = v.variant('type', [
  v.strictObject({ ...hostEntries, type: v.literal('welcome'), givesSession: v.boolean() }),
  v.strictObject({ ...hostEntries, type: v.literal('session-changed'), givesSession: v.boolean() }),
  v.strictObject({
    ...hostEntries,
    type: v.literal('token'),
    requestId: RequestIdSchema,
    idToken: v.nullable(TokenSchema),
  }),
  v.strictObject({ ...hostEntries, type: v.literal('go'), orderNumber: OrderSchema, step: StepSchema }),
  v.strictObject({ ...hostEntries, type: v.literal('view'), topPx: PixelsSchema, heightPx: PixelsSchema }),
  v.strictObject({ ...hostEntries, type: v.literal('focus') }),
]);
export type HostMessage = v.InferOutput<typeof HostMessageSchema>;

/** What the checkout in a frame may say to the host's page. */
export const FrameMessageSchema = v.variant('type', [
  v.strictObject({ ...frameEntries, type: v.literal('hello') }),
  v.strictObject({ ...frameEntries, type: v.literal('ready') }),
  v.strictObject({ ...frameEntries, type: v.literal('failed') }),
  v.strictObject({ ...frameEntries, type: v.literal('height'), heightPx: LengthSchema }),
  v.strictObject({ ...frameEntries, type: v.literal('dialog'), heightPx: LengthSchema }),
  v.strictObject({
    ...frameEntries,
    type: v.literal('token-wanted'),
    requestId: RequestIdSchema,
    isRenewal: v.boolean(),
  }),
  v.strictObject({ ...frameEntries, type: v.literal('event'), event: EmbedEventSchema }),
]);
export type FrameMessage = v.InferOutput<typeof FrameMessageSchema>;

type Said<T> = T extends unknown ? Omit<T, 'source' | 'version'> : never;
/** A message of the host before it is signed and sent. */
export type HostSaying = Said<HostMessage>;
/** A message of the frame before it is signed and sent. */
export type FrameSaying = Said<FrameMessage>;

/** The host's message as it travels. */
export function hostMessage(saying: HostSaying): HostMessage {
  return { source: 'forecourt-host', version: 1, ...saying };
}

/** The frame's message as it travels. */
export function frameMessage(saying: FrameSaying): FrameMessage {
  return { source: 'forecourt-frame', version: 1, ...saying };
}

/** An order's number and a step as they may travel; what does not fit is left out, which leads to the order's first open step (T33). */
export function travelPlace(place: { readonly orderNumber: string; readonly step: string }) {
  return {
    orderNumber: v.is(OrderSchema, place.orderNumber) ? place.orderNumber : '',
    step: v.is(StepSchema, place.step) ? place.step : '',
  };
}

/** The token that a host's page gave, null for anything that is none. */
export function travelToken(value: unknown): string | null {
  return v.is(TokenSchema, value) ? value : null;
}
