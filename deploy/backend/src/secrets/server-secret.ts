import { eq } from 'drizzle-orm';
import { tenantStore, type Db } from '../db/index.ts';
import type { Random } from '../ports/index.ts';
import { serverSecrets } from './secrets.tables.ts';

/** Owner of rows that belong to the server and to no tenant; no tenant's id has this form. */
const serverItself = '*';

/**
 * Returns a secret of 256 bits by name, created on the first call and the same from then on, in every process
 * on this database.
 */
export async function serverSecret(db: Db, random: Random, name: string): Promise<string> {
  const store = tenantStore(db, serverItself);
  const value = Buffer.from(random.bytes(32)).toString('hex');
  await store.insertMissing(serverSecrets, [{ name, value }]);
  return (await store.findOne(serverSecrets, { where: eq(serverSecrets.name, name) }))?.value ?? value;
}
