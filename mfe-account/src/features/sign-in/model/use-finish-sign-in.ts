import { useEffect, useRef, useState } from 'react';
import type { FinishedSocial } from '@forecourt/shared-contracts';
import { usePlatform } from '@forecourt/shared-contracts/react';

/**
 * Completes the sign-in that returned with this answer, once; undefined until it is complete. Removes a refused answer from the address
 * bar.
 */
export function useFinishSignIn(answer: string): FinishedSocial | undefined {
  const { session, navigation } = usePlatform();
  const [finished, setFinished] = useState<FinishedSocial>();
  const isBegun = useRef(false);
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    void session.finishSignIn(answer).then((end) => {
      if (end.outcome.kind !== 'success') navigation.replace(navigation.current().location.pathname);
      setFinished(end);
    });
  }, [session, navigation, answer]);
  return finished;
}
