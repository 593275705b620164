import { fileURLToPath } from 'node:url';

/** Folder of the checkout, absolute, without a slash at its end. */
export const workspaceDir = fileURLToPath(new URL('../../../..', import.meta.url)).replace(/[\\/]$/, '');
