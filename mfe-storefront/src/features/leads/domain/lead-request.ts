import type { Vehicle } from '@forecourt/shared-contracts/inventory';

/** The vehicle fields needed to ask about it, and the store that has it. */
export type LeadVehicle = Pick<Vehicle, 'vin' | 'year' | 'make' | 'model' | 'trim' | 'dealer'>;

/** A request to the dealer: a question, about a vehicle or in general, or a test drive. */
export type LeadRequest =
  | { readonly kind: 'contact'; readonly vehicle?: LeadVehicle | undefined }
  | { readonly kind: 'test-drive'; readonly vehicle: LeadVehicle };

/** The form values as typed. `preferredDate` is `MM/DD/YYYY`, possibly incomplete. */
export interface LeadDraft {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phoneNumber?: string | undefined;
  readonly preferredDate: string;
  readonly comments?: string | undefined;
  readonly consent: boolean;
}

/** The contact dialog, in its own chunk. Mounted from its first opening on, so that it keeps what was typed while it is closed. */
export interface LeadDialogProps {
  /** Undefined while the dialog is closed. */
  readonly request: LeadRequest | undefined;
  /** Switches to another request, or closes the dialog. The same function in every render. */
  readonly onChange: (request: LeadRequest | undefined) => void;
}
