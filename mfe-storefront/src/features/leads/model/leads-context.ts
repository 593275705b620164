import { createContext, useContext } from 'react';
import type { LeadRequest } from '../domain/lead-request.ts';

/** Opens the contact dialog. */
export interface Leads {
  open(request: LeadRequest): void;
  /** The kind whose dialog is being loaded. */
  readonly opening: LeadRequest['kind'] | undefined;
}

/** Gives the buttons access to the dialog. */
export const LeadsContext = createContext<Leads>({ open: () => undefined, opening: undefined });

/** The contact dialog of the current page. */
export function useLeads(): Leads {
  return useContext(LeadsContext);
}
