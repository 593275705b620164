import type { CodeRequest } from '@forecourt/shared-contracts';
import type { AskWay } from './ask-code-schema.ts';

/** A requested passcode: for which account, and where it was sent (masked). */
export interface AskedCode {
  readonly way: AskWay;
  readonly request: CodeRequest;
  readonly destination: string;
}
