import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

/** Folder of the checkout, absolute. */
export const workspaceDir = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[\\/]$/, '');

/** Cache folder of builds; it may be deleted at any time. */
export const cacheDir = join(workspaceDir, '.cache');
