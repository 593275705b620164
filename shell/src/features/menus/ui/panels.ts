export { AccountPanel } from './account-panel.tsx';
export { MenuDrawer } from './menu-drawer.tsx';
export { SupportPanel } from './support-panel.tsx';
