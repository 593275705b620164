import { useRef, useState } from 'react';
import type { CreditApplication, PageAnswers, PageId } from '@forecourt/shared-contracts/credit-application';
import { useApi } from '@forecourt/shared-contracts/react';
import { keepPage, type Kept } from '../data/keep-pages.ts';

/** Saves one page of the draft, one request at a time, each based on the revision that the one before returned. */
export function usePageSave(application: CreditApplication, page: PageId) {
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
    /** The copy last returned by the server. */
    latest: () => latest.current,
    /** The other device's copy if it has changed this page as well. */
    theirs,
    /** Continues from the other device's copy; returns its page. */
    takeTheirs(): PageAnswers {
      if (theirs) latest.current = theirs;
      setTheirs(undefined);
      return latest.current.answers[page] ?? {};
    },
  };
}
