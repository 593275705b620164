import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/index.ts';
import { identitySocialLinks as links } from '../identity.tables.ts';
import type { IdentityStore } from './identity-store.ts';

type SocialPart = Pick<IdentityStore, 'findSocialLink' | 'socialLinksOf' | 'insertSocialLink'>;

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
