export { CountedWords } from './ui/counted-words.tsx';
export { MenuButton } from './ui/menu-button.tsx';
export { MenuLink } from './ui/menu-link.tsx';
export { panelViews } from './ui/panel-views.ts';
export { usePanel } from './ui/use-panel.ts';
