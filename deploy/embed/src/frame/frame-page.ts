import * as v from 'valibot';
import { PageContextSchema } from '@forecourt/shared-contracts/page';

/**
 * Data that the edge writes into the framed document (`deploy/edge/src/embed`). `hostOrigin` is empty if the
 * host is unknown.
 */
const FramePageSchema = v.object({
  context: PageContextSchema,
  orderNumber: v.string(),
  step: v.string(),
  hostOrigin: v.string(),
});
export type FramePage = v.InferOutput<typeof FramePageSchema>;

/** Id of the data block. */
const blockId = 'forecourt-frame';

/**
 * Reads the data block of the framed document. Throws a ValiError or SyntaxError when it is not the edge's.
 */
export function readFramePage(page: Document): FramePage {
  return v.parse(FramePageSchema, JSON.parse(page.getElementById(blockId)?.textContent ?? 'null'));
}
