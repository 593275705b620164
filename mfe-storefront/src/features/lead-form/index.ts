export { LeadDialog } from './lead-dialog.tsx';
