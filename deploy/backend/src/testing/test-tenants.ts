import { fileURLToPath } from 'node:url';
import { readTenants } from '../tenants/index.ts';

/** The three sample tenants, from their source files. */
export const testTenants = readTenants(fileURLToPath(new URL('../../../releases/tenants', import.meta.url)));
