import { fileURLToPath } from 'node:url';

/** Folder of the checkout, absolute, without a trailing slash. */
export const workspaceDir = fileURLToPath(new URL('../../../..', import.meta.url)).replace(/[\\/]$/, '');
