import { createViewLoader } from '@forecourt/shared-contracts/react';
import type { PanelProps } from '../model/panel-props.ts';

/** The menus' panels, each loaded when a menu is about to be opened: the first view needs none of them. */
export const panelViews = createViewLoader<'account' | 'support' | 'drawer', PanelProps>({
  account: async () => (await import('./panels.ts')).AccountPanel,
  support: async () => (await import('./panels.ts')).SupportPanel,
  drawer: async () => (await import('./panels.ts')).MenuDrawer,
});
