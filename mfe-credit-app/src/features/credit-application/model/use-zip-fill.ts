import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { selectFilled } from '@forecourt/shared-contracts/places';
import { useApi, useQuery, zipQuery } from '@forecourt/shared-contracts/react';

/**
 * Looks up the ZIP of a typed address and fills in city and state where they are empty; typed values stay. Whether they match is validated
 * when the page is completed.
 */
export function useZipFill(form: UseFormReturn<Record<string, string>>): void {
  const { data: place } = useQuery(zipQuery(useApi(), form.watch('zip') ?? ''));
  useEffect(() => {
    if (!place) return;
    for (const name of ['city', 'state'] as const) {
      if (form.getValues(name) !== '') continue;
      form.setValue(name, place[name], { shouldDirty: true });
      selectFilled(name, place[name]);
    }
  }, [place, form]);
}
