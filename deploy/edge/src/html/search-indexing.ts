import { searchFromParams, searchToParams, vehicleSearchQuery } from '@forecourt/shared-contracts/inventory';

/** A list of vehicles as others link to it: all, of a make, of a model of a make, or of a body style; one value each. */
function isListed(filters: Readonly<Record<string, string>>): boolean {
  const names = Object.keys(filters);
  const isListOfOne = ['', 'make', 'make,model', 'bodyStyle'].includes(names.sort().join());
  return isListOfOne && names.every((name) => !filters[name]?.includes(','));
}

interface SearchAddress {
  /** Path of the search page. */
  readonly pathname: string;
  readonly params: URLSearchParams;
  /** Origin of the site as requested by the visitor. */
  readonly origin: string;
}

/**
 * Headers by which search engines tell the searches apart: the canonical address of a list of vehicles, without order and unknown
 * parameters but with its page; `noindex` for any other combination of filters, whose links are followed. They are headers and no elements
 * of the page because a browser shares the canonical link that a page contains, also after the visitor has changed the search.
 */
export function searchIndexing({ pathname, params, origin }: SearchAddress): Record<string, string> {
  const search = { ...searchFromParams(params), sort: 'recommended' } as const;
  if (!isListed(vehicleSearchQuery({ ...search, page: 1 }))) return { 'x-robots-tag': 'noindex, follow' };
  const query = searchToParams(search).toString();
  return { link: `<${origin}${pathname}${query && `?${query}`}>; rel="canonical"` };
}
