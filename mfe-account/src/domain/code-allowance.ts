/** What a person has used up of one flow: codes asked for, and wrong codes given back. */
export interface CodeCounts {
  readonly requests: number;
  readonly wrong: number;
}

/** How much is left: more than one, the last one, or none. */
export type Allowance = 'free' | 'one-left' | 'exceeded';

/** How many codes may be asked for, and how many wrong ones given back, until the identity service refuses. */
export const codeTries = 5;

const allowanceAfter = (used: number): Allowance =>
  used >= codeTries ? 'exceeded' : used === codeTries - 1 ? 'one-left' : 'free';

/**
 * The attempts and requests that a flow has left by its own count (ACCT-18, ACCT-19). The service keeps its own count and may refuse
 * earlier, because it also counts tries in other tabs.
 */
export function codeAllowance({ requests, wrong }: CodeCounts): {
  readonly attempts: Allowance;
  readonly requests: Allowance;
} {
  return { attempts: allowanceAfter(wrong), requests: allowanceAfter(requests) };
}
