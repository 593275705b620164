import type { ApiClient } from '@forecourt/shared-contracts';
import { dateOnOfText } from '@forecourt/shared-contracts/formats';
import { sendContactLead, sendTestDriveLead, type LeadReceipt } from '@forecourt/shared-contracts/leads';
import { useApi, useIdempotencyKey, useMutation } from '@forecourt/shared-contracts/react';
import type { LeadRequest } from '../domain/lead-request.ts';
import type { LeadValues } from '../domain/lead-form-schema.ts';

/** Sends a lead. `keyFor` returns the same key for the same content, so that a retry does not create a second lead. */
function sendLead(
  client: ApiClient,
  { kind, vehicle }: LeadRequest,
  sending: { readonly values: LeadValues; readonly keyFor: (body: unknown) => string },
): Promise<LeadReceipt> {
  const { preferredDate, ...person } = sending.values;
  if (kind === 'contact') {
    const body = { ...person, vin: vehicle?.vin };
    return client.call(sendContactLead, { body, idempotencyKey: sending.keyFor({ kind, ...body }) });
  }
  const body = { ...person, vin: vehicle.vin, preferredOn: dateOnOfText(preferredDate) };
  return client.call(sendTestDriveLead, { body, idempotencyKey: sending.keyFor({ kind, ...body }) });
}

/** Sends the lead of a form; the same content is one lead, however often it is sent. */
export function useSendLead(request: LeadRequest, onError: (error: Error) => void) {
  const client = useApi();
  const keyFor = useIdempotencyKey();
  return useMutation({
    mutationFn: (values: LeadValues) => sendLead(client, request, { values, keyFor }),
    onError,
  });
}
