import { fileURLToPath } from 'node:url';

/** The SQL that `drizzle-kit generate` wrote from the `*.tables.ts` files; the same for both engines. */
export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));
