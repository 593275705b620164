import type { Vehicle } from '@forecourt/shared-contracts/inventory';

/** The vehicle fields needed to ask about it. */
export type LeadVehicle = Pick<Vehicle, 'vin' | 'year' | 'make' | 'model' | 'trim'>;

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

/** The contact dialog, in its own chunk. */
export interface LeadDialogProps {
  readonly request: LeadRequest;
  /** What was typed before the dialog was closed, so that the user can continue. */
  readonly draft: LeadDraft | undefined;
  /** Closes the dialog; without a draft there is nothing to continue. */
  readonly onClose: (draft?: LeadDraft) => void;
  /** Switches to another request, keeping the draft. */
  readonly onChange: (request: LeadRequest, draft: LeadDraft) => void;
}
