import { IdVerificationResult } from '../features/id-verification-result/index.ts';

/** The ID check has succeeded, on whatever device this is. */
export function IdComplete() {
  return <IdVerificationResult isComplete />;
}

/** The ID check has ended without success. */
export function IdIncomplete() {
  return <IdVerificationResult isComplete={false} />;
}
