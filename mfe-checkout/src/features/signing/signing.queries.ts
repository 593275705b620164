import { isApiFailure, type ApiClient } from '@forecourt/shared-contracts';
import {
  requestContract,
  downloadContract,
  electronicConsentVersion,
  getContract,
  giveElectronicConsent,
  withdrawElectronicConsent,
  type ContractState,
} from '@forecourt/shared-contracts/signing';
import {
  queryOptions,
  useIdempotencyKey,
  useMutation,
  usePlatform,
  useQueryClient,
  useTenant,
  useTranslation,
} from '@forecourt/shared-contracts/react';
import { saveBlob } from '../../platform/save-blob.ts';
import { trackerQueryKey } from '../tracker/index.ts';

/** State of an order's contract; refetched with everything else of the order. */
export function contractQuery(client: ApiClient, orderNumber: string) {
  return queryOptions({
    queryKey: [...trackerQueryKey(orderNumber), 'contract'],
    queryFn: ({ signal }) => client.call(getContract, { params: { orderNumber }, signal }),
  });
}

/** Returns a function that refetches the whole order, including the contract. */
export function useReadAnew(orderNumber: string): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: trackerQueryKey(orderNumber) });
}

/** Agrees to electronic records. */
export function useGiveSigningConsent(orderNumber: string) {
  const { client } = usePlatform();
  const readAnew = useReadAnew(orderNumber);
  const keyFor = useIdempotencyKey();
  const body = { termsVersion: electronicConsentVersion, consentLanguage: 'en' } as const;
  return useMutation({
    mutationFn: (): Promise<ContractState> =>
      client.call(giveElectronicConsent, { params: { orderNumber }, body, idempotencyKey: keyFor(body) }),
    onSuccess: readAnew,
  });
}

/** Withdraws the consent. */
export function useWithdrawConsent(orderNumber: string) {
  const { client } = usePlatform();
  const readAnew = useReadAnew(orderNumber);
  return useMutation({
    mutationFn: () => client.call(withdrawElectronicConsent, { params: { orderNumber }, body: {} }),
    onSuccess: readAnew,
  });
}

/** Requests a new contract in place of the one with this envelope. */
export function useAskForContract(orderNumber: string, envelopeId: string | undefined) {
  const { client } = usePlatform();
  const readAnew = useReadAnew(orderNumber);
  const keyFor = useIdempotencyKey();
  return useMutation({
    mutationFn: () =>
      client.call(requestContract, {
        params: { orderNumber },
        body: {},
        idempotencyKey: keyFor(envelopeId ?? orderNumber),
      }),
    onSuccess: readAnew,
  });
}

/** Downloads the contract as PDF: as created, or with both signatures. */
export function useDownloadContract(orderNumber: string, copy: 'unsigned' | 'final') {
  const { client } = usePlatform();
  const fileName = `contract-${orderNumber}${copy === 'final' ? '-signed' : ''}.pdf`;
  return useMutation({
    mutationFn: () => client.download(downloadContract, { params: { orderNumber }, query: { copy } }),
    onSuccess: (blob) => saveBlob(blob, fileName),
  });
}

const failureKeys: Readonly<Record<string, string>> = {
  'error.step.notReady': 'notReady',
  'error.signing.consentNeeded': 'consentNeeded',
  'error.signing.alreadySigned': 'alreadySigned',
  'error.signing.verificationExpired': 'verificationExpired',
  'error.signing.closed': 'closed',
  'error.signing.unavailable': 'unavailable',
};

/** Returns the text for a failed signing call, with the dealer's phone where there is no alternative. */
export function useSigningFailure(): (error: unknown) => string {
  const { t } = useTranslation('checkout');
  const { contact } = useTenant();
  return (error) => {
    const code = isApiFailure(error) && error.failure.kind === 'http' ? error.failure.code : '';
    return t(`signing.failures.${failureKeys[code] ?? 'other'}`, { phone: contact.phoneAbbreviation });
  };
}
