import type { ApiClient } from '@forecourt/shared-contracts';
import { suggestKeywords } from '@forecourt/shared-contracts/inventory';
import { apiQuery, keepPreviousData } from '@forecourt/shared-contracts/react';

/** Keywords for what was typed, while somebody types; blank input is never asked for (storefront.md section 5). */
export function suggestionsQuery(client: ApiClient, typed: string, isWanted: boolean) {
  const q = typed.trim();
  return {
    ...apiQuery(client, suggestKeywords, { query: { q } }),
    enabled: isWanted && q !== '',
    placeholderData: keepPreviousData,
  };
}
