import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import {
  usePlatform,
  useQueryClient,
  useSession,
  useTenant,
  useTranslation,
} from '@forecourt/shared-contracts/react';
import { mayHoldComparison } from '../../../platform/comparison-hint.ts';
import { ChoicesContext } from '../model/choices-context.ts';
import { createChoices } from '../model/choices.ts';

/** Provides hearts and comparison to the pages inside. A guest who has compared nothing loads nothing. */
export function ChoicesProvider({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('storefront');
  const { contact } = useTenant();
  const platform = usePlatform();
  const queryClient = useQueryClient();
  const [choices] = useState(() => {
    const phone = contact.phoneAbbreviation;
    const showAlert = (message: string) =>
      platform.events.emit('mfe-storefront', 'alert:show', { kind: 'error', message });
    return createChoices(
      async () => {
        const { openChoices } = await import(/* webpackChunkName: "choices" */ './open-choices.tsx');
        return openChoices({ platform, queryClient, showAlert: (key) => showAlert(t(key, { phone })) });
      },
      () => showAlert(t('choices.unreachable', { phone })),
    );
  });
  const isMember = useSession().status === 'signed-in';
  useEffect(() => {
    if (isMember || mayHoldComparison(platform)) choices.open();
  }, [choices, platform, isMember]);
  useEffect(() => () => choices.close(), [choices]);
  const View = useSyncExternalStore(choices.subscribe, choices.view, () => undefined);
  return (
    <ChoicesContext value={choices}>
      {children}
      {View && <View />}
    </ChoicesContext>
  );
}
