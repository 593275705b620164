import type { Db } from '@forecourt/backend/db/index.ts';
import { and, asc, eq } from 'drizzle-orm';
import { identitySocialLinks as links } from '../identity-provider.tables.ts';
import type { PoolRows } from './pool-store.ts';

type SocialPart = Pick<PoolRows, 'findSocialLink' | 'socialLinksOf' | 'insertSocialLink'>;

/** Rows of accounts at outside providers. */
export function socialRows(db: Db): SocialPart {
  return {
    findSocialLink: async (tenantId, provider, subject) => {
      const found = and(
        eq(links.tenantId, tenantId),
        eq(links.provider, provider),
        eq(links.subject, subject),
      );
      return (await db.select().from(links).where(found))[0];
    },
    socialLinksOf: (tenantId, sub) =>
      db
        .select()
        .from(links)
        .where(and(eq(links.tenantId, tenantId), eq(links.sub, sub)))
        .orderBy(asc(links.createdAt), asc(links.provider)),
    insertSocialLink: async (link) => {
      await db.insert(links).values(link).onConflictDoNothing();
    },
  };
}
