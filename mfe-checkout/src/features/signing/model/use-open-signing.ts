import { useState } from 'react';
import { useIdempotencyKey, usePlatform } from '@forecourt/shared-contracts/react';
import { providerHref } from '../../../domain/provider-href.ts';
import { stepPath } from '../../../domain/step-paths.ts';
import { openTab, type OpenTab } from '../../../platform/open-tab.ts';
import { writeContractStarted } from '../../../platform/order-flags.ts';
import { useStartSigning } from '../data/signing.mutations.ts';

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
  const { navigation, siteOrigin } = platform;
  const keyFor = useIdempotencyKey();
  const [begun, setBegun] = useState(0);
  const [isBlocked, setBlocked] = useState(false);
  const start = useStartSigning<OpenTab>(orderNumber, {
    onStarted: (tab, providerUrl) => {
      setBegun((times) => times + 1);
      writeContractStarted(platform, orderNumber, true);
      if (providerUrl) tab.lead(providerHref(providerUrl, siteOrigin));
      else tab.close();
      navigation.push(stepPath(orderNumber, 'signing', 'hello-again'));
    },
    onFailed: (tab) => tab.close(),
  });
  const handleOpen = () => {
    if (start.isPending) return;
    const tab = openTab();
    setBlocked(!tab.isOpen);
    start.mutate({ envelopeId, idempotencyKey: keyFor({ envelopeId, begun }), context: tab });
  };
  return { handleOpen, isOpening: start.isPending, error: start.error, isBlocked };
}
