import {
  requestContract,
  downloadContract,
  electronicConsentVersion,
  giveElectronicConsent,
  startSigning,
  withdrawElectronicConsent,
} from '@forecourt/shared-contracts/signing';
import {
  useApi,
  useIdempotencyKey,
  useMutation,
  usePlatform,
  useQueryClient,
} from '@forecourt/shared-contracts/react';
import { saveBlob } from '../../../platform/save-blob.ts';
import { useRefreshOrder } from '../../order/index.ts';
import { contractQuery } from './signing.queries.ts';

/** Agrees to electronic records, in the language in which they are explained: the contract will be in it. */
export function useGiveSigningConsent(orderNumber: string) {
  const { client, locale } = usePlatform();
  const refreshOrder = useRefreshOrder(orderNumber);
  const keyFor = useIdempotencyKey();
  const body = { termsVersion: electronicConsentVersion, consentLanguage: locale } as const;
  return useMutation({
    mutationFn: () =>
      client.call(giveElectronicConsent, { params: { orderNumber }, body, idempotencyKey: keyFor(body) }),
    onSuccess: () => refreshOrder(),
  });
}

/** Withdraws the consent. */
export function useWithdrawConsent(orderNumber: string) {
  const client = useApi();
  const refreshOrder = useRefreshOrder(orderNumber);
  return useMutation({
    mutationFn: () => client.call(withdrawElectronicConsent, { params: { orderNumber }, body: {} }),
    onSuccess: () => refreshOrder(),
  });
}

/** Requests a new contract in place of the one with this envelope. */
export function useAskForContract(orderNumber: string, envelopeId: string | undefined) {
  const client = useApi();
  const refreshOrder = useRefreshOrder(orderNumber);
  const keyFor = useIdempotencyKey();
  return useMutation({
    mutationFn: () =>
      client.call(requestContract, {
        params: { orderNumber },
        body: {},
        idempotencyKey: keyFor(envelopeId ?? orderNumber),
      }),
    onSuccess: () => refreshOrder(),
  });
}

/** The start of signing one envelope; a retry sends the same key. `context` is handed to the callbacks. */
export interface SigningStart<Context> {
  readonly envelopeId: string;
  readonly idempotencyKey: string;
  readonly context: Context;
}

/** What the screen does with the result; called even after it has unmounted. */
export interface SigningStartCallbacks<Context> {
  /** `providerUrl` is the signing page; undefined when the provider names none. The order is refetched afterwards. */
  readonly onStarted: (context: Context, providerUrl: string | undefined) => void;
  readonly onFailed: (context: Context) => void;
}

/** Starts signing and returns the address of the signing page, which the contract names. */
export function useStartSigning<Context>(
  orderNumber: string,
  { onStarted, onFailed }: SigningStartCallbacks<Context>,
) {
  const client = useApi();
  const queryClient = useQueryClient();
  const refreshOrder = useRefreshOrder(orderNumber);
  return useMutation({
    mutationFn: async ({ envelopeId, idempotencyKey }: SigningStart<Context>) => {
      const body = { envelopeId };
      await client.call(startSigning, { params: { orderNumber }, body, idempotencyKey });
      const { contract } = await queryClient.fetchQuery({
        ...contractQuery(client, orderNumber),
        staleTime: 0,
      });
      return contract?.providerUrl ?? undefined;
    },
    onSuccess: (providerUrl, { context }) => {
      onStarted(context, providerUrl);
      return refreshOrder();
    },
    onError: (_error, { context }) => onFailed(context),
  });
}

/** Downloads the contract as PDF: as created, or with both signatures. */
export function useDownloadContract(orderNumber: string, copy: 'unsigned' | 'final') {
  const client = useApi();
  const fileName = `contract-${orderNumber}${copy === 'final' ? '-signed' : ''}.pdf`;
  return useMutation({
    mutationFn: () => client.download(downloadContract, { params: { orderNumber }, query: { copy } }),
    onSuccess: (blob) => saveBlob(blob, fileName),
  });
}
