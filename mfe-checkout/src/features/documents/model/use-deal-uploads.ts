import { useStore } from 'zustand';
import type { DealDocument } from '@forecourt/shared-contracts/documents';
import { usePlatform, useQueryClient, type QueryClient } from '@forecourt/shared-contracts/react';
import { documentsQuery, useOrder, useRefreshOrder } from '../../order/index.ts';
import { documentCards, type DocumentCardData } from '../domain/document-card.ts';
import { documentCalls } from '../data/document-calls.ts';
import { createUploads, type Uploads } from './create-uploads.ts';
import type { FailedDeletes } from './item-list.ts';

/** Uploads by query client (one per mount of the remote) and deal, so that they continue while another step is shown. */
const registry = new WeakMap<QueryClient, Map<string, Uploads>>();

/** The documents of the current order, with those being uploaded. */
export interface DealUploads {
  readonly dealId: string;
  readonly uploads: Uploads;
  readonly cards: readonly DocumentCardData[];
  readonly failedDeletes: FailedDeletes;
}

/** Merges the server's list with the files being uploaded. */
export function useDealUploads(): DealUploads {
  const { orderNumber, data } = useOrder();
  const dealId = data.order.deal.dealRefId;
  const uploads = useUploads(orderNumber, dealId);
  const { items, failedDeletes } = useStore(uploads.store);
  const cards = documentCards(data.documents, items);
  return { dealId, uploads, cards, failedDeletes };
}

function useUploads(orderNumber: string, dealId: string): Uploads {
  const { client } = usePlatform();
  const queryClient = useQueryClient();
  const refreshOrder = useRefreshOrder(orderNumber);
  const byDeal = registry.get(queryClient) ?? new Map<string, Uploads>();
  registry.set(queryClient, byDeal);
  const known = byDeal.get(dealId);
  if (known) return known;
  const { queryKey } = documentsQuery(client, dealId);
  const onDocuments = (documents: readonly DealDocument[] | undefined) => {
    if (documents) queryClient.setQueryData(queryKey, { documents: [...documents] });
    else void queryClient.invalidateQueries({ queryKey });
    void refreshOrder();
    // Uploads are calls of their own: as a mutation, their result is posted to the other tabs.
    void queryClient
      .getMutationCache()
      .build(queryClient, { mutationFn: async () => null })
      .execute({});
  };
  const uploads = createUploads({ calls: documentCalls(client, dealId), onDocuments });
  byDeal.set(dealId, uploads);
  return uploads;
}
