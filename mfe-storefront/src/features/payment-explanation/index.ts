export { ExplanationDialog } from './explanation-dialog.tsx';
