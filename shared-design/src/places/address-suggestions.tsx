import { lazy, Suspense, type ComponentType } from 'react';
import { useTenant } from '@forecourt/shared-contracts/react';
import type { AddressSuggestionsProps } from './address-suggestions-props.ts';

const Suggestions = lazy(() =>
  import('./load-suggestions.ts')
    .then(({ loadSuggestions }) => loadSuggestions())
    .catch((): { default: ComponentType<AddressSuggestionsProps> } => ({ default: () => null })),
);

/**
 * Makes a combobox of an address field: it offers addresses of the tenant's map service while somebody types. Shows nothing by itself, and
 * leaves the plain field where the tenant has no maps or they cannot be had (F69).
 */
export function AddressSuggestions(props: AddressSuggestionsProps) {
  return (
    useTenant().maps && (
      <Suspense>
        <Suggestions {...props} />
      </Suspense>
    )
  );
}
