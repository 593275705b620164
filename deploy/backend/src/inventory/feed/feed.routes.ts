import { Hono } from 'hono';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Db } from '../../db/index.ts';
import type { ZipTable } from '../../geo/index.ts';
import { commonErrorResponse, type AppEnv } from '../../http/index.ts';
import type { Clock } from '../../ports/index.ts';
import type { InventoryIndexes } from '../inventory-indexes.ts';
import { dateOnIn } from '@forecourt/shared-contracts/fulfillment';
import { readDroppedFeed } from './feed-drop.ts';
import { FeedRefused, type FeedNote, type FeedSummary } from './feed-summary.ts';
import { importFeed } from './import-feed.ts';
import { isOperatorKey, operatorKeyHeader } from './operator-key.ts';

/** Path where a backend accepts feeds from the machine's operator; the edge does not forward it. */
export const feedImportPath = '/_operator/inventory/feeds';

/** The operator's request: a dropped copy, and how to read it. */
export const FeedImportSchema = v.strictObject({
  name: v.string(),
  isPartial: v.boolean(),
  allowsEmpty: v.boolean(),
  allowsMostSold: v.boolean(),
});

/** The response: a summary, or why the feed was rejected. */
export type FeedImportAnswer =
  | { readonly summary: FeedSummary }
  | { readonly refused: string; readonly notes: readonly FeedNote[] };

interface FeedRouteDeps {
  readonly db: Db;
  readonly zips: ZipTable;
  readonly clock: Clock;
  readonly indexes: InventoryIndexes;
  readonly dataDir: string;
  readonly operatorKey: string;
}

/**
 * Serves imports for the operator's command, while this process holds the embedded database. Without its key
 * the path does not exist.
 */
export function feedRoutes({ dataDir, operatorKey, indexes, ...deps }: FeedRouteDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.post(feedImportPath, async (context) => {
    if (!isOperatorKey(context.req.header(operatorKeyHeader), operatorKey)) {
      return commonErrorResponse(context, 'error.notFound');
    }
    const asked = v.safeParse(FeedImportSchema, await context.req.json().catch(() => undefined));
    const bytes = asked.success ? readDroppedFeed(dataDir, asked.output.name) : undefined;
    if (!asked.success || !bytes) return commonErrorResponse(context, 'error.notFound');
    const tenantId = context.get('tenant').id;
    const todayOn = dateOnIn(deps.clock.now(), 'UTC');
    try {
      const input = { ...deps, tenantId, todayOn, importId: randomUUID() };
      const summary = await importFeed(input, bytes, asked.output);
      return context.json({ summary } satisfies FeedImportAnswer);
    } catch (error) {
      if (!(error instanceof FeedRefused)) throw error;
      const { message, notes } = error;
      return context.json({ refused: message, notes } satisfies FeedImportAnswer, 422);
    } finally {
      indexes.noteChange(tenantId);
    }
  });
  return app;
}
