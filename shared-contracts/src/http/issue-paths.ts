import * as v from 'valibot';

/** Where and how a value failed its schema, at most ten; never the value itself, which may be personal. */
export function issuePaths(issues: readonly v.BaseIssue<unknown>[]): readonly string[] {
  return issues.slice(0, 10).map((issue) => `${v.getDotPath(issue) ?? '(root)'}: ${issue.type}`);
}
