import { useRemoveSoldFavorites } from '../data/sold-favorites.mutations.ts';

/** Removes sold vehicles from an account's list: one, or all. */
export interface RemoveSold {
  readonly removeAll: () => void;
  readonly removeOne: (vin: string) => void;
  readonly isBusy: boolean;
  readonly hasFailed: boolean;
}

/** Removes sold vehicles. Focus moves to the page's heading, because the button that was pressed is gone. */
export function useRemoveSold(sub: string): RemoveSold {
  const { mutate, isPending, isError } = useRemoveSoldFavorites(sub, () =>
    document.querySelector<HTMLElement>('[data-page-heading]')?.focus(),
  );
  return {
    removeAll: () => mutate(undefined),
    removeOne: (vin) => mutate(vin),
    isBusy: isPending,
    hasFailed: isError,
  };
}
