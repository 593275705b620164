import { mergeVisit } from '@forecourt/shared-contracts/identity';
import { Hono } from 'hono';
import { route, type AppEnv } from '../http/index.ts';
import type { GuestDataMerger } from './guest-adopter.ts';

/** `POST /api/account/merge`: every domain's part in one transaction, all or nothing. */
export function mergeRoutes(adopters: readonly GuestDataMerger[]): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  route(app, mergeVisit, async ({ body, store, tenant, requireCaller }) => {
    const { sub } = requireCaller();
    const changed: string[] = [];
    await store.transaction(async (inner) => {
      for (const { name, adopt } of adopters) {
        if (await adopt({ store: inner, tenant, sub, sessionId: body.sessionId })) changed.push(name);
      }
    });
    return { changed };
  });
  return app;
}
