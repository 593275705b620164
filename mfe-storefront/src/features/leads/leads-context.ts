import { createContext, useContext } from 'react';
import type { LeadRequest } from './lead-request.ts';

/** Opens the dialog that asks the dealer. */
export interface Leads {
  open(request: LeadRequest): void;
  /** The kind whose dialog is being loaded. */
  readonly opening: LeadRequest['kind'] | undefined;
}

/** Where the buttons find the dialog. */
export const LeadsContext = createContext<Leads>({ open: () => undefined, opening: undefined });

/** The dialog of the page around. */
export function useLeads(): Leads {
  return useContext(LeadsContext);
}
