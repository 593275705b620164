import { useEffect, useState } from 'react';
import type { ChangedTermsProps } from './changed-terms-table.tsx';
import { changedTermsViews } from './changed-terms-views.ts';

/** The figures that are no longer those the shopper saw; nothing if none is known or the table does not load. */
export function ChangedTerms({ changes }: ChangedTermsProps) {
  const [isLoaded, setLoaded] = useState(false);
  const hasChanges = changes.length > 0;
  useEffect(() => {
    if (!hasChanges) return undefined;
    let isOpen = true;
    changedTermsViews.load('table').then(
      () => isOpen && setLoaded(true),
      () => undefined,
    );
    return () => {
      isOpen = false;
    };
  }, [hasChanges]);
  return isLoaded && hasChanges ? <changedTermsViews.View id="table" changes={changes} /> : null;
}
