import { lazy, Suspense, type ComponentType } from 'react';
import { useTenant } from '@forecourt/shared-contracts/react';
import type { AddressSuggestionsProps } from './address-suggestions-props.ts';

const Suggestions = lazy(() =>
  import('./load-suggestions.ts')
    .then(({ loadSuggestions }) => loadSuggestions())
    .catch((): { default: ComponentType<AddressSuggestionsProps> } => ({ default: () => null })),
);

/**
 * Turns an address field into a combobox that suggests addresses from the tenant's map service while typing. Renders nothing by itself, and
 * leaves the plain field if the tenant has no maps or they fail to load (F69).
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
