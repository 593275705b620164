import * as v from 'valibot';
import { PageContextSchema } from '@forecourt/shared-contracts/page';

/** What the edge writes into the frame's document (`deploy/edge/src/embed`). `hostOrigin` is empty where nobody is known to frame it. */
const FramePageSchema = v.object({
  context: PageContextSchema,
  orderNumber: v.string(),
  step: v.string(),
  hostOrigin: v.string(),
});
export type FramePage = v.InferOutput<typeof FramePageSchema>;

/** Id of the data block. */
const blockId = 'forecourt-frame';

/** Reads the data block of the frame's document. Throws a ValiError or SyntaxError when it is not the edge's. */
export function readFramePage(page: Document): FramePage {
  return v.parse(FramePageSchema, JSON.parse(page.getElementById(blockId)?.textContent ?? 'null'));
}
