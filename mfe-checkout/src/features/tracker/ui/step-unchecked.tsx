import { lazy, Suspense } from 'react';
import type { StepId } from '@forecourt/shared-contracts/progress';

/** Few orders show it, so it has a chunk of its own. */
const UncheckedPanel = lazy(async () => ({
  default: (await import('./unchecked-panel.tsx')).UncheckedPanel,
}));

/** Shown in place of a step whose readiness is unknown. */
export function StepUnchecked({ id }: { readonly id: StepId }) {
  return (
    <Suspense>
      <UncheckedPanel id={id} />
    </Suspense>
  );
}
