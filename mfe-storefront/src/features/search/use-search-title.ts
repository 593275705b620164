import type { SearchResult, VehicleSearch } from '@forecourt/shared-contracts/inventory';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { searchSubject, type SearchSubject } from './search-subject.ts';

type Translate = ReturnType<typeof useTranslation<'storefront'>>['t'];

/** Heading of a search: 'Used Toyota RAV4 for sale', 'Honda vehicles for sale'. Vehicles are near a place only within a distance of it: 'New SUVs near Chicago, IL'. */
export function useSearchTitle(search: VehicleSearch, origin: SearchResult['origin']): string {
  const { t } = useTranslation('storefront');
  const subject = searchSubject(search);
  const { zip, distanceMiles } = search;
  const what = whatText(t, subject);
  const isHere = origin !== undefined && origin.zip === zip;
  const place = isHere ? `${origin.city}, ${origin.state}` : zip;
  const title =
    place === undefined || distanceMiles === undefined
      ? t(`search.heading.${subject.condition}`, { what })
      : t(`search.headingNear.${subject.condition}`, { what, place });
  return title.charAt(0).toLocaleUpperCase() + title.slice(1);
}

function whatText(t: Translate, { makeAndModel = '', kind }: SearchSubject): string {
  if (!kind) return makeAndModel;
  const body = t(`search.what.${kind}`);
  return makeAndModel ? t('search.what.makeAndBody', { make: makeAndModel, body }) : body;
}
