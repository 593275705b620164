import { execFileSync } from 'node:child_process';
import { workspaceDir } from '../workspace.ts';

/** Commit of the checkout (40 hex digits); without git from FORECOURT_COMMIT, otherwise `unknown`. */
export function currentCommit(): string {
  const named = process.env.FORECOURT_COMMIT;
  if (named) return named;
  try {
    const options = {
      cwd: workspaceDir,
      stdio: ['ignore', 'pipe', 'ignore'] as const,
      encoding: 'utf8' as const,
    };
    return execFileSync('git', ['rev-parse', 'HEAD'], { ...options, stdio: [...options.stdio] }).trim();
  } catch {
    return 'unknown';
  }
}
