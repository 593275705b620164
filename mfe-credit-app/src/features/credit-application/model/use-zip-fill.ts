import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { lookUpZip } from '@forecourt/shared-contracts/geo';
import { selectFilled } from '@forecourt/shared-contracts/places';
import { apiQuery, useApi, useQuery } from '@forecourt/shared-contracts/react';

/**
 * Looks up the ZIP of a typed address and fills in city and state where they are empty; typed values stay. Whether they match is validated
 * when the page is completed.
 */
export function useZipFill(form: UseFormReturn<Record<string, string>>): void {
  const zip = (form.watch('zip') ?? '').trim();
  const { data: place } = useQuery({
    ...apiQuery(useApi(), lookUpZip, { params: { zip } }),
    enabled: /^[0-9]{5}$/.test(zip),
    retry: false,
    staleTime: Infinity,
  });
  useEffect(() => {
    if (!place) return;
    for (const name of ['city', 'state'] as const) {
      if (form.getValues(name) !== '') continue;
      form.setValue(name, place[name], { shouldDirty: true });
      selectFilled(name, place[name]);
    }
  }, [place, form]);
}
