import type { Vehicle } from '@forecourt/shared-contracts/inventory';

/** A vehicle as far as asking about it goes. */
export type LeadVehicle = Pick<Vehicle, 'vin' | 'year' | 'make' | 'model' | 'trim'>;

/** What somebody wants from the dealer: an answer, about a vehicle or about anything, or to drive a vehicle. */
export type LeadRequest =
  | { readonly kind: 'contact'; readonly vehicle?: LeadVehicle | undefined }
  | { readonly kind: 'test-drive'; readonly vehicle: LeadVehicle };

/** What is typed into the form. `preferredDate` is `MM/DD/YYYY` or on the way to it. */
export interface LeadDraft {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phoneNumber?: string | undefined;
  readonly preferredDate: string;
  readonly comments?: string | undefined;
  readonly consent: boolean;
}

/** The dialog that asks, in a chunk of its own. */
export interface LeadDialogProps {
  readonly request: LeadRequest;
  /** What was typed before the dialog was closed, so that it can be gone on with. */
  readonly draft: LeadDraft | undefined;
  /** Ends the dialog; without a draft nothing is left to go on with. */
  readonly onClose: (draft?: LeadDraft) => void;
  /** Asks something else of the same person. */
  readonly onChange: (request: LeadRequest, draft: LeadDraft) => void;
}
