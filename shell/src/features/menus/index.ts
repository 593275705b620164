export { CountedWords } from './counted-words.tsx';
export { MenuButton } from './menu-button.tsx';
export { MenuLink } from './menu-link.tsx';
export { panelViews } from './panel-views.ts';
export { usePanel } from './use-panel.ts';
