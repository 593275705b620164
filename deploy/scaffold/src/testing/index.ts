export { copyWorkspace } from './copy-workspace.ts';
export type { WorkspaceCopy } from './copy-workspace.ts';
