import { execFile } from 'node:child_process';
import type { IsEarlierCommit } from '../publication/later-commit.ts';

const commitName = /^[0-9a-f]{40}$/;

/**
 * Compares commits by the history of a checkout. A commit that the checkout does not have, because it was
 * fetched without its history, is not known to be earlier or later.
 */
export function earlierCommitIn(workspaceDir: string): IsEarlierCommit {
  return (commit, later) => {
    if (commit === later || !commitName.test(commit) || !commitName.test(later)) {
      return Promise.resolve(false);
    }
    const words = ['merge-base', '--is-ancestor', commit, later];
    return new Promise((done) => {
      execFile('git', words, { cwd: workspaceDir }, (error) => done(error === null));
    });
  };
}
