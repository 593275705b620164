import { httpFailure } from '@forecourt/shared-contracts';

/** Key of the message when a choice could not be saved. */
export type TroubleKey =
  | 'choices.gone'
  | 'choices.savedFull'
  | 'choices.comparisonChanged'
  | 'choices.saveFailed'
  | 'choices.compareFailed';

const byCode: Readonly<Record<string, TroubleKey>> = {
  'error.favorites.unknownVehicle': 'choices.gone',
  'error.favorites.vehicleUnavailable': 'choices.gone',
  'error.favorites.full': 'choices.savedFull',
  'error.comparison.unknownVehicle': 'choices.gone',
  'error.comparison.vehicleUnavailable': 'choices.gone',
  'error.comparison.full': 'choices.comparisonChanged',
};

/** Returns the message key for a failed change of the hearts or of the comparison. */
export function troubleKey(error: unknown, kind: 'save' | 'compare'): TroubleKey {
  const known = byCode[httpFailure(error)?.code ?? ''];
  return known ?? (kind === 'save' ? 'choices.saveFailed' : 'choices.compareFailed');
}
