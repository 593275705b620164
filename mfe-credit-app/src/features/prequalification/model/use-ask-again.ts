import { useState } from 'react';
import { createUuid } from '@forecourt/shared-contracts';
import { repeatPrequalification } from '@forecourt/shared-contracts/prequalification';
import { usePrequalificationCall } from '../data/prequalification.queries.ts';
import { useWay } from './use-way.ts';

/** Queries the bureau again with the known values. A lost attempt is resent under the same key, so that it counts once. */
export function useAskAgain(onAnswer?: () => void) {
  const { goOn } = useWay();
  const [key, setKey] = useState(() => createUuid(globalThis.crypto));
  const call = usePrequalificationCall<void>((client) =>
    client.call(repeatPrequalification, { body: { consent: true }, idempotencyKey: key }),
  );
  return {
    error: call.error,
    isPending: call.isPending,
    ask: () =>
      call.mutate(undefined, {
        onSuccess: (prequalification) => {
          setKey(createUuid(globalThis.crypto));
          onAnswer?.();
          goOn(prequalification);
        },
      }),
  };
}
