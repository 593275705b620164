import type { Step } from '@forecourt/shared-design/forms';
import type { Purchase, PurchaseStep, PurchaseStepId } from '@forecourt/shared-contracts/purchase';
import { useLocation, useSession, useTranslation } from '@forecourt/shared-contracts/react';
import type { TextKey } from '@forecourt/shared-contracts/i18n';
import { purchasePath } from '../../../domain/purchase-paths.ts';

// A purchase has one color for what is open: the step of this page is filled with it.
const shown = {
  COMPLETED: 'complete',
  IN_PROGRESS: 'ready',
  READY: 'ready',
  NEEDS_ATTENTION: 'attention',
  NOT_READY: 'waiting',
} as const satisfies Record<PurchaseStep['status'], Step['status']>;

const optional: readonly PurchaseStepId[] = ['trade-in', 'coverage', 'test-drive'];

/** Returns the catalog key of a step's status: a step that is not required is called optional. */
function statusKey({ id, status }: PurchaseStep): TextKey<'creditApp'> {
  if (status === 'READY' && optional.includes(id)) return 'steps.status.optional';
  return id === 'account' && status === 'COMPLETED' ? 'steps.status.signedIn' : `steps.status.${status}`;
}

/** The steps as the list draws them; a step without a path is left out. */
export function usePurchaseSteps(purchase: Purchase, currentId: PurchaseStepId): Step[] {
  const { t } = useTranslation('creditApp');
  const { pathname } = useLocation();
  const isSignedIn = useSession().status === 'signed-in';
  const place = { herePath: pathname, isSignedIn, vehiclePath: purchase.vehiclePath };
  return purchase.steps.flatMap((one) => {
    const isCurrent = one.id === currentId;
    // The step whose page is open is in progress, not done, even where nothing in it is missing.
    const isHere = isCurrent && one.status !== 'NEEDS_ATTENTION';
    const step: PurchaseStep = isHere ? { ...one, status: 'IN_PROGRESS' } : one;
    const path = purchasePath(step.id, place);
    if (path === undefined) return [];
    return [
      {
        id: step.id,
        title: t(`steps.title.${step.id}`),
        status: shown[step.status],
        statusText: t(statusKey(step)),
        href: step.status === 'NOT_READY' ? undefined : path,
        isCurrent,
      },
    ];
  });
}
