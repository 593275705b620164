import { useRef, useState } from 'react';
import type { CreditApplication, PageAnswers, PageId } from '@forecourt/shared-contracts/credit-application';
import { useApi } from '@forecourt/shared-contracts/react';
import { keepPage, type Kept } from '../data/keep-pages.ts';

/** Keeps one page of the draft, one sending after the other, each from the revision that the one before has made. */
export function usePageKeeper(application: CreditApplication, page: PageId) {
  const client = useApi();
  const latest = useRef(application);
  const sending = useRef<Promise<unknown>>(Promise.resolve());
  const [theirs, setTheirs] = useState<CreditApplication>();

  function keep(values: PageAnswers, isFinished: boolean): Promise<Kept> {
    const next = sending.current.then(async () => {
      const overwrites = theirs !== undefined && isFinished;
      const kept = await keepPage(client, latest.current, { page, values, isFinished, overwrites });
      if (kept.kind === 'kept') {
        latest.current = kept.application;
        setTheirs(undefined);
      }
      if (kept.kind === 'conflict') setTheirs(kept.application);
      return kept;
    });
    sending.current = next;
    return next;
  }

  return {
    keep,
    /** The copy that came back last. */
    latest: () => latest.current,
    /** The copy of another device where it has changed this page as well. */
    theirs,
    /** Goes on from the copy of the other device; answers its page. */
    takeTheirs(): PageAnswers {
      if (theirs) latest.current = theirs;
      setTheirs(undefined);
      return latest.current.answers[page] ?? {};
    },
  };
}
