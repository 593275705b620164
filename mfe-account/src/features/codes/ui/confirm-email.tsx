import { lazy, Suspense, useState } from 'react';
import type { ConfirmEmailProps } from './confirm-email-step.tsx';

const load = () => import(/* webpackChunkName: "confirm-email" */ './confirm-email-step.tsx');

/** Fetches the step ahead of its use. */
export function prefetchConfirmEmail(): void {
  // If it could not be fetched, it is requested again when it is shown.
  void load().catch(() => undefined);
}

/** The step that confirms a new account's email, from its own chunk, so that sign-in and sign-up do not load it. */
export function ConfirmEmail(props: ConfirmEmailProps) {
  const [Step] = useState(() => lazy(async () => ({ default: (await load()).ConfirmEmailStep })));
  return (
    <Suspense fallback={null}>
      <Step {...props} />
    </Suspense>
  );
}
