import type { ApiClient } from '@forecourt/shared-contracts';
import { suggestKeywords } from '@forecourt/shared-contracts/inventory';
import { apiQuery, keepPreviousData } from '@forecourt/shared-contracts/react';

/** Suggested keywords for the text typed so far; disabled for blank input (SHOP-8). */
export function suggestionsQuery(client: ApiClient, typed: string, isWanted: boolean) {
  const q = typed.trim();
  return {
    ...apiQuery(client, suggestKeywords, { query: { q } }),
    enabled: isWanted && q !== '',
    placeholderData: keepPreviousData,
  };
}
