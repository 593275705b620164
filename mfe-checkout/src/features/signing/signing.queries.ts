import { isApiFailure, type ApiClient } from '@forecourt/shared-contracts';
import {
  askForContract,
  downloadContract,
  electronicConsentVersion,
  getContract,
  giveElectronicConsent,
  withdrawElectronicConsent,
  type ContractState,
} from '@forecourt/shared-contracts/contracting';
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

/** Where the contract of an order stands; read anew with everything else of the order. */
export function contractQuery(client: ApiClient, orderNumber: string) {
  return queryOptions({
    queryKey: [...trackerQueryKey(orderNumber), 'contract'],
    queryFn: ({ signal }) => client.call(getContract, { params: { orderNumber }, signal }),
  });
}

/** Reads the whole order anew, the contract with it. */
export function useReadAnew(orderNumber: string): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: trackerQueryKey(orderNumber) });
}

/** Agrees to electronic records. */
export function useGiveConsent(orderNumber: string) {
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

/** Takes the consent back. */
export function useWithdrawConsent(orderNumber: string) {
  const { client } = usePlatform();
  const readAnew = useReadAnew(orderNumber);
  return useMutation({
    mutationFn: () => client.call(withdrawElectronicConsent, { params: { orderNumber }, body: {} }),
    onSuccess: readAnew,
  });
}

/** Asks for a new contract in place of the one with this envelope. */
export function useAskForContract(orderNumber: string, envelopeId: string | undefined) {
  const { client } = usePlatform();
  const readAnew = useReadAnew(orderNumber);
  const keyFor = useIdempotencyKey();
  return useMutation({
    mutationFn: () =>
      client.call(askForContract, {
        params: { orderNumber },
        body: {},
        idempotencyKey: keyFor(envelopeId ?? orderNumber),
      }),
    onSuccess: readAnew,
  });
}

/** Saves the contract as PDF: as made, or with both signatures. */
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

/** What a failed call of signing says, with the dealer's telephone where there is no other way on. */
export function useSigningFailure(): (error: unknown) => string {
  const { t } = useTranslation('checkout');
  const { contact } = useTenant();
  return (error) => {
    const code = isApiFailure(error) && error.failure.kind === 'http' ? error.failure.code : '';
    return t(`signing.failures.${failureKeys[code] ?? 'other'}`, { phone: contact.phoneAbbreviation });
  };
}
