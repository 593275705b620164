import { useState } from 'react';
import { startSigning } from '@forecourt/shared-contracts/signing';
import {
  useIdempotencyKey,
  useMutation,
  usePlatform,
  useQueryClient,
} from '@forecourt/shared-contracts/react';
import { providerHref } from '../../domain/provider-href.ts';
import { stepPath } from '../../domain/step-paths.ts';
import { openTab, type OpenTab } from '../../platform/open-tab.ts';
import { writeContractStarted } from '../../platform/order-flags.ts';
import { contractQuery, useReadAnew } from './signing.queries.ts';

/** Result of opening the signing page. `isBlocked` while the browser has blocked the last tab. */
export interface OpenSigning {
  readonly handleOpen: () => void;
  readonly isOpening: boolean;
  readonly error: Error | null;
  readonly isBlocked: boolean;
}

/**
 * Starts signing an envelope and opens the signing page in a new tab; if the browser blocks the tab, `isBlocked` is set and a link remains
 * (F66). Must be used above the contract panels: the panel with the button is replaced by the one with the link.
 */
export function useOpenSigning(orderNumber: string, envelopeId: string): OpenSigning {
  const platform = usePlatform();
  const { client, navigation, siteOrigin } = platform;
  const queryClient = useQueryClient();
  const readAnew = useReadAnew(orderNumber);
  const keyFor = useIdempotencyKey();
  const [begun, setBegun] = useState(0);
  const [isBlocked, setBlocked] = useState(false);
  const body = { envelopeId };
  const start = useMutation({
    mutationFn: async (tab: OpenTab) => {
      const idempotencyKey = keyFor({ envelopeId, begun });
      await client.call(startSigning, { params: { orderNumber }, body, idempotencyKey });
      const query = { ...contractQuery(client, orderNumber), staleTime: 0 };
      const { contract } = await queryClient.fetchQuery(query);
      return { tab, providerUrl: contract?.providerUrl };
    },
    onSuccess: async ({ tab, providerUrl }) => {
      setBegun((times) => times + 1);
      writeContractStarted(platform, orderNumber, true);
      if (providerUrl) tab.lead(providerHref(providerUrl, siteOrigin));
      else tab.close();
      navigation.push(stepPath(orderNumber, 'signing', 'hello-again'));
      await readAnew();
    },
    onError: (_error, tab) => tab.close(),
  });
  const handleOpen = () => {
    if (start.isPending) return;
    const tab = openTab();
    setBlocked(!tab.isOpen);
    start.mutate(tab);
  };
  return { handleOpen, isOpening: start.isPending, error: start.error, isBlocked };
}
