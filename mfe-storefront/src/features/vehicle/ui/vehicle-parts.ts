import { createContext, useContext, type ComponentProps, type ComponentType } from 'react';
import type { PaymentQuote } from '../../payment/index.ts';
import type * as detailsModule from './vehicle-details-parts.ts';

/** Props of the dialog behind 'How we got this payment'. */
export interface ExplanationProps {
  readonly quote: PaymentQuote;
  readonly onClose: () => void;
}

/** What a vehicle page shows below its first screen. The texts of all parts come with `VehicleDetails`, which comes first. */
export interface VehicleDetailsParts extends Pick<
  typeof detailsModule,
  'OtherVehicles' | 'PersonalizeLink' | 'PurchaseBar' | 'SimilarVehicles' | 'VehiclePromises'
> {
  readonly VehicleDetails: ComponentType<detailsModule.VehicleDetailsProps>;
  /** It brings its texts itself, because it is above the details and may be rendered before them. */
  readonly ZipRetry: ComponentType<ComponentProps<typeof detailsModule.ZipRetry>>;
}

/** Parts of a vehicle page that load later, each with its texts. */
export interface VehicleParts {
  readonly loadDetails: () => Promise<VehicleDetailsParts>;
  readonly loadExplanation: () => Promise<ComponentType<ExplanationProps>>;
}

const notProvided = () => Promise.reject(new Error('the page has no VehiclePartsContext'));

/** Gives a vehicle page access to them. */
export const VehiclePartsContext = createContext<VehicleParts>({
  loadDetails: notProvided,
  loadExplanation: notProvided,
});

/** The late-loading parts of the current page. */
export function useVehicleParts(): VehicleParts {
  return useContext(VehiclePartsContext);
}
