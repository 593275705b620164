import * as v from 'valibot';
import { MeasuredPropertiesSchema } from '../analytics/measured.ts';

const WordSchema = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,49}$/));

/**
 * Events that the embedded checkout sends to the host dealer's page. None contains the buyer or the order; `step` has the values of the
 * `step` attribute, null on pages outside the steps.
 */
export const EmbedEventSchema = v.variant('name', [
  v.strictObject({ name: v.literal('step'), step: v.nullable(WordSchema) }),
  v.strictObject({ name: v.literal('session'), status: v.picklist(['guest', 'signed-in', 'expired']) }),
  v.strictObject({
    name: v.literal('failed'),
    phase: v.picklist(['load', 'bootstrap', 'mount', 'render', 'unmount']),
  }),
  v.strictObject({ name: v.literal('analytics'), event: WordSchema, properties: MeasuredPropertiesSchema }),
]);
export type EmbedEvent = v.InferOutput<typeof EmbedEventSchema>;
