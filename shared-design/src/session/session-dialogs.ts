export { SessionOverDialog } from './session-over-dialog.tsx';
export { SessionWarningDialog } from './session-warning-dialog.tsx';
