import { useState } from 'react';
import { createUuid, type ApiClient } from '@forecourt/shared-contracts';
import {
  answerPrequalificationQuestions,
  askPrequalificationQuestions,
  deletePrequalification,
  putFullIdentification,
  putPrequalificationPerson,
  repeatPrequalification,
  sendPrequalificationPasscode,
  skipPrequalification,
  submitPrequalification,
  verifyPrequalificationPasscode,
  type Prequalification,
  type PrequalificationAddress,
  type PrequalificationPerson,
} from '@forecourt/shared-contracts/prequalification';
import {
  useIdempotencyKey,
  useMutation,
  usePlatform,
  useQueryClient,
  useSession,
} from '@forecourt/shared-contracts/react';
import { prequalificationQuery } from './prequalification.queries.ts';

/** Sends a change to the pre-qualification; the response is its new state. An outdated change causes a refetch. */
function usePrequalificationCall<Input = void>(
  call: (client: ApiClient, input: Input) => Promise<{ prequalification: Prequalification }>,
) {
  const { client } = usePlatform();
  const queryClient = useQueryClient();
  const { queryKey } = prequalificationQuery(client, useSession());
  return useMutation({
    mutationFn: async (input: Input) => (await call(client, input)).prequalification,
    onSuccess: (prequalification) => queryClient.setQueryData(queryKey, { prequalification }),
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
}

const newKey = () => createUuid(globalThis.crypto);

/** Saves who the payments are for. */
export function usePutPerson() {
  return usePrequalificationCall((client, body: PrequalificationPerson) =>
    client.call(putPrequalificationPerson, { body }),
  );
}

/** A passcode by text, or questions for a shopper who cannot receive texts. */
export type ProofKind = 'passcode' | 'questions';

/** Requests a new proof that the phone, or the identity, is the shopper's. Each press is a request of its own. */
export function useRequestProof() {
  return usePrequalificationCall((client, kind: ProofKind) => {
    const input = { body: {}, idempotencyKey: newKey() };
    return kind === 'passcode'
      ? client.call(sendPrequalificationPasscode, input)
      : client.call(askPrequalificationQuestions, input);
  });
}

/** Sends the passcode as typed. */
export function useVerifyPasscode() {
  return usePrequalificationCall((client, body: { readonly code: string }) =>
    client.call(verifyPrequalificationPasscode, { body }),
  );
}

/** Sends the chosen answers to all questions. */
export function useAnswerQuestions() {
  return usePrequalificationCall((client, answers: { id: string; choice: string }[]) =>
    client.call(answerPrequalificationQuestions, { body: { answers } }),
  );
}

/** Saves birth date and address as typed; the birth date may be empty when the server has it. */
export function usePutFullIdentification() {
  return usePrequalificationCall((client, body: PrequalificationAddress & { birthDate: string }) =>
    client.call(putFullIdentification, { body }),
  );
}

/** Submits the income, with the consent to a soft pull: queries the bureau, once however often it is sent. */
export function useSubmitPrequalification() {
  const keyFor = useIdempotencyKey();
  return usePrequalificationCall((client, annualIncome: string) => {
    const body = { annualIncome, consent: true } as const;
    return client.call(submitPrequalification, { body, idempotencyKey: keyFor(body) });
  });
}

/** Queries the bureau again with the known values. A lost attempt is resent under the same key, so that it counts once. */
export function useRepeatPrequalification() {
  const [key, setKey] = useState(newKey);
  return usePrequalificationCall(async (client) => {
    const answer = await client.call(repeatPrequalification, {
      body: { consent: true },
      idempotencyKey: key,
    });
    setKey(newKey());
    return answer;
  });
}

/** Records that the shopper leaves for now. */
export function useSkipPrequalification() {
  return usePrequalificationCall((client) => client.call(skipPrequalification, { body: {} }));
}

/** Deletes all entered data and the result. */
export function useDeletePrequalification() {
  return usePrequalificationCall((client) => client.call(deletePrequalification));
}
