import { useState } from 'react';
import { createUuid, httpFailure } from '@forecourt/shared-contracts';
import type { PrivacyRequest, PrivacyRequestKind } from '@forecourt/shared-contracts/privacy';
import type { TextId } from '@forecourt/shared-contracts/i18n';
import { saveBlob } from '../../../platform/save-blob.ts';
import { useOneAtATime } from '../../codes/index.ts';
import { useChangeRequests, useReadReport } from '../data/privacy.mutations.ts';

type Refusal = TextId<'account', 'privacy.refused'>;

/** The result of the last action; `where` is the section of the page it belongs to. */
export type PrivacyNotice =
  | { readonly where: 'access' | 'deletion'; readonly kind: 'made' | 'withdrawn' }
  | { readonly where: 'access' | 'deletion' | 'report'; readonly kind: 'refused'; readonly code: Refusal };

const keyByCode: Readonly<Record<string, Refusal>> = {
  'error.privacy.accessLimit': 'accessLimit',
  'error.privacy.deletionOpen': 'deletionOpen',
  'error.privacy.notOpen': 'notOpen',
};

const codeOf = (error: unknown): Refusal => keyByCode[httpFailure(error)?.code ?? ''] ?? 'else';

/** Creates and withdraws requests and fetches their reports, one at a time. A failed action may be retried with the same key. */
export function usePrivacyRequests(sub: string) {
  const change = useChangeRequests(sub);
  const report = useReadReport();
  const { busyWith, during } = useOneAtATime<string>();
  const [notice, setNotice] = useState<PrivacyNotice>();
  const [keys, setKeys] = useState<Readonly<Record<string, string>>>({});

  /** Returns the idempotency key of an action, kept until the action succeeds. */
  function keyFor(what: string): string {
    const key = keys[what] ?? createUuid(globalThis.crypto);
    setKeys((before) => ({ ...before, [what]: key }));
    return key;
  }
  const forget = (what: string) =>
    setKeys((before) => Object.fromEntries(Object.entries(before).filter(([name]) => name !== what)));

  async function doing(what: string, where: 'access' | 'deletion', call: (key: string) => Promise<unknown>) {
    await during(what, async () => {
      setNotice(undefined);
      const key = keyFor(what);
      try {
        await call(key);
        forget(what);
        setNotice({ where, kind: what.startsWith('withdraw') ? 'withdrawn' : 'made' });
      } catch (error) {
        if (httpFailure(error)) forget(what);
        setNotice({ where, kind: 'refused', code: codeOf(error) });
      }
    });
  }

  return {
    busyWith,
    notice,
    make: (kind: PrivacyRequestKind) =>
      doing(kind, kind, (idempotencyKey) => change.mutateAsync({ kind, idempotencyKey })),
    withdraw: ({ id: requestId }: PrivacyRequest) =>
      doing(`withdraw ${requestId}`, 'deletion', (idempotencyKey) =>
        change.mutateAsync({ withdrawnId: requestId, idempotencyKey }),
      ),
    download: ({ id: requestId, requestedAt }: PrivacyRequest) =>
      during(`report ${requestId}`, async () => {
        setNotice(undefined);
        try {
          const text = JSON.stringify(await report.mutateAsync(requestId), null, 2);
          saveBlob(
            new Blob([text], { type: 'application/json' }),
            `your-data-${requestedAt.slice(0, 10)}.json`,
          );
        } catch (error) {
          setNotice({ where: 'report', kind: 'refused', code: codeOf(error) });
        }
      }),
  };
}
