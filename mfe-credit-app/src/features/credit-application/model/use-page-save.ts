import { useRef, useState } from 'react';
import type { CreditApplication, PageAnswers, PageId } from '@forecourt/shared-contracts/credit-application';
import { useApi } from '@forecourt/shared-contracts/react';
import { keepPage, type Kept } from '../data/keep-pages.ts';

/** Saves one page of the draft, one request at a time, each based on the revision that the one before returned. */
export function usePageSave(application: CreditApplication, page: PageId) {
  const client = useApi();
  const latest = useRef(application);
  const hasSent = useRef(false);
  const unanswered = useRef<readonly PageAnswers[]>([]);
  const sending = useRef<Promise<unknown>>(Promise.resolve());
  const [theirs, setTheirs] = useState<CreditApplication>();

  function keep(values: PageAnswers, isFinished: boolean): Promise<Kept> {
    hasSent.current = true;
    const next = sending.current.then(async () => {
      const overwrites = theirs !== undefined && isFinished;
      const change = { page, values, isFinished, overwrites, unanswered: unanswered.current };
      const kept = await keepPage(client, latest.current, change);
      if (kept.kind === 'failed') unanswered.current = [...unanswered.current, values];
      if (kept.kind === 'kept') {
        latest.current = kept.application;
        unanswered.current = [];
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
    /** Whether values were sent: then those that the page opened with are worth saving, too, when they are typed again. */
    hasSent: () => hasSent.current,
    /** The copy last returned by the server. */
    latest: () => latest.current,
    /** The other device's copy if it has changed this page as well. */
    theirs,
    /** Continues from the other device's copy; returns its page. */
    takeTheirs(): PageAnswers {
      hasSent.current = false;
      if (theirs) latest.current = theirs;
      setTheirs(undefined);
      return latest.current.answers[page] ?? {};
    },
  };
}
