import type { CodeRequest } from '@forecourt/shared-contracts';
import type { AskWay } from './ask-code-schema.ts';

/** A passcode under way: for whom, to where (masked), and when it was sent. */
export interface AskedCode {
  readonly way: AskWay;
  readonly request: CodeRequest;
  readonly destination: string;
  readonly sentAtMs: number;
}
