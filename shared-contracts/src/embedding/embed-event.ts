import * as v from 'valibot';
import { MeasuredPropertiesSchema } from '../analytics/measured.ts';

const WordSchema = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,49}$/));

/**
 * What a host dealer's page is told of the checkout in it. No event names the buyer or the order; `step` is the word that the `step`
 * attribute takes, null on pages that belong to no step.
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
