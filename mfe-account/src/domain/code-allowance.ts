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
 * What a flow has left by its own count (storefront.md section 8 'One attempt or one request remaining warnings; exceeded attempts or
 * requests'). The service counts for itself and may refuse earlier, for tries in another tab count there too.
 */
export function codeAllowance({ requests, wrong }: CodeCounts): {
  readonly attempts: Allowance;
  readonly requests: Allowance;
} {
  return { attempts: allowanceAfter(wrong), requests: allowanceAfter(requests) };
}
