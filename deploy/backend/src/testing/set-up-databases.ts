import { makeEmptyCluster } from './empty-database.ts';
import { makeEmptyPostgres } from './empty-postgres.ts';

/** Set-up of a whole test run: an empty, migrated database of each engine of this machine. Returns what removes them. */
export default async function setUpDatabases(): Promise<() => Promise<void>> {
  const [removeCluster, removePostgres] = await Promise.all([makeEmptyCluster(), makeEmptyPostgres()]);
  return async () => {
    removeCluster();
    await removePostgres();
  };
}
