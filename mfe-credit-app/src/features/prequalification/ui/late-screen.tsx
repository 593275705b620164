import type { ComponentType } from 'react';
import { createViewLoader } from '@forecourt/shared-contracts/react';
import type { ScreenProps } from './screen-props.ts';

const views = createViewLoader<'account' | 'failed' | 'frozen', ScreenProps>({
  account: async () =>
    (await import(/* webpackChunkName: "pre-qualification-late" */ './account-screen.tsx')).AccountScreen,
  failed: async () =>
    (await import(/* webpackChunkName: "pre-qualification-late" */ './failed-screen.tsx')).FailedScreen,
  frozen: async () =>
    (await import(/* webpackChunkName: "pre-qualification-late" */ './frozen-screen.tsx')).FrozenScreen,
});

/** Returns a screen from the chunk that most shoppers never need: the account for a result, and the endings without one. */
export function lateScreen(id: 'account' | 'failed' | 'frozen'): ComponentType<ScreenProps> {
  return function LateScreen(props: ScreenProps) {
    return <views.View id={id} {...props} />;
  };
}
