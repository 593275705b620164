export { SpinDialog } from './spin-dialog.tsx';
export { ZoomDialog } from './zoom-dialog.tsx';
