export type { LeadDialogProps } from './domain/lead-request.ts';
export { ContactButton } from './ui/contact-button.tsx';
export { LeadActions } from './ui/lead-actions.tsx';
export { useLeads } from './model/leads-context.ts';
export { LeadsProvider } from './model/leads-provider.tsx';
export { leadViews } from './views.ts';
