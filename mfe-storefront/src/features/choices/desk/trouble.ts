import { httpFailure } from '@forecourt/shared-contracts';

/** Key of what is said when a choice could not be kept. */
export type TroubleKey =
  | 'choices.gone'
  | 'choices.savedFull'
  | 'choices.comparisonChanged'
  | 'choices.saveFailed'
  | 'choices.compareFailed';

const byCode: Readonly<Record<string, TroubleKey>> = {
  'error.favourites.unknownVehicle': 'choices.gone',
  'error.favourites.vehicleUnavailable': 'choices.gone',
  'error.favourites.full': 'choices.savedFull',
  'error.comparison.unknownVehicle': 'choices.gone',
  'error.comparison.vehicleUnavailable': 'choices.gone',
  'error.comparison.full': 'choices.comparisonChanged',
};

/** What to say of a failed change of the hearts or of the comparison. */
export function troubleKey(error: unknown, kind: 'save' | 'compare'): TroubleKey {
  const known = byCode[httpFailure(error)?.code ?? ''];
  return known ?? (kind === 'save' ? 'choices.saveFailed' : 'choices.compareFailed');
}
