export { ContactButton } from './contact-button.tsx';
export { LeadActions } from './lead-actions.tsx';
export type { LeadDialogProps, LeadDraft, LeadRequest } from './lead-request.ts';
export { LeadsProvider } from './leads-provider.tsx';
