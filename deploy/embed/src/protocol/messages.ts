import * as v from 'valibot';
import { EmbedEventSchema } from '@forecourt/shared-contracts/embedding';

/**
 * Maximum and minimum height that a frame may request, in CSS pixels: a page that grows endlessly is cut off,
 * an empty one stays visible (T34).
 */
export const frameHeightPx = { least: 120, most: 12_000 } as const;

const hostEntries = { source: v.literal('forecourt-host'), version: v.literal(1) };
const frameEntries = { source: v.literal('forecourt-frame'), version: v.literal(1) };
const RequestIdSchema = v.pipe(v.number(), v.integer(), v.minValue(0));
/** An order number as typed by a buyer; the server knows whether it exists. */
const OrderSchema = v.pipe(v.string(), v.maxLength(64));
const StepSchema = v.pipe(v.string(), v.regex(/^([a-z][a-z-]{0,39})?$/));
/** Three parts of base64url, as in a signed token; the server validates the content. */
const TokenSchema = v.pipe(v.string(), v.maxLength(8_192), v.regex(/^[\w-]+\.[\w-]+\.[\w-]+$/));
const LengthSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(1_000_000));
const PixelsSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(100_000));

/** Messages from the host page to the checkout in a frame. */
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

/** Messages from the checkout in a frame to the host page. */
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

type MessageBody<T> = T extends unknown ? Omit<T, 'source' | 'version'> : never;
/** A host message before its envelope is added. */
export type HostMessageBody = MessageBody<HostMessage>;
/** A frame message before its envelope is added. */
export type FrameMessageBody = MessageBody<FrameMessage>;

/** The host message with its envelope. */
export function hostMessage(body: HostMessageBody): HostMessage {
  return { source: 'forecourt-host', version: 1, ...body };
}

/** The frame message with its envelope. */
export function frameMessage(body: FrameMessageBody): FrameMessage {
  return { source: 'forecourt-frame', version: 1, ...body };
}

/**
 * An order number and a step for a message; invalid values become empty, which leads to the order's first
 * open step (T33).
 */
export function travelPlace(place: { readonly orderNumber: string; readonly step: string }) {
  return {
    orderNumber: v.is(OrderSchema, place.orderNumber) ? place.orderNumber : '',
    step: v.is(StepSchema, place.step) ? place.step : '',
  };
}

/** The token returned by a host page; null for any other value. */
export function travelToken(value: unknown): string | null {
  return v.is(TokenSchema, value) ? value : null;
}
