import type { ComponentType } from 'react';
import { createViewLoader } from '@forecourt/shared-contracts/react';
import type { ScreenProps } from './screen-props.ts';

type LateScreenId = 'account' | 'failed' | 'frozen' | 'full-identification';

const views = createViewLoader<LateScreenId, ScreenProps>({
  account: async () =>
    (await import(/* webpackChunkName: "pre-qualification-late" */ './account-screen.tsx')).AccountScreen,
  failed: async () =>
    (await import(/* webpackChunkName: "pre-qualification-late" */ './failed-screen.tsx')).FailedScreen,
  frozen: async () =>
    (await import(/* webpackChunkName: "pre-qualification-late" */ './frozen-screen.tsx')).FrozenScreen,
  'full-identification': async () =>
    (await import(/* webpackChunkName: "pre-qualification-late" */ './full-identification-screen.tsx'))
      .FullIdentificationScreen,
});

/** Returns a screen from the chunk that most shoppers never need: the account for a result, the whole SSN, and the endings without a result. */
export function lateScreen(id: LateScreenId): ComponentType<ScreenProps> {
  return function LateScreen(props: ScreenProps) {
    return <views.View id={id} {...props} />;
  };
}
