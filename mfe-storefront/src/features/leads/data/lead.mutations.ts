import type { ApiClient } from '@forecourt/shared-contracts';
import { dateOnOfText } from '@forecourt/shared-contracts/formats';
import { sendContactLead, sendTestDriveLead, type LeadReceipt } from '@forecourt/shared-contracts/leads';
import { useApi, useMutation } from '@forecourt/shared-contracts/react';
import type { LeadRequest } from '../domain/lead-request.ts';
import type { LeadValues } from '../domain/lead-form-schema.ts';

interface LeadKeys {
  /** Returns the same idempotency key for the same content, so that sending it again does not create a second lead. */
  readonly keyFor: (content: unknown) => string;
}

function sendLead(
  client: ApiClient,
  { kind, vehicle }: LeadRequest,
  { values, keyFor }: LeadKeys & { readonly values: LeadValues },
): Promise<LeadReceipt> {
  const { preferredDate, ...person } = values;
  if (kind === 'contact') {
    const body = { ...person, vin: vehicle?.vin };
    return client.call(sendContactLead, { body, idempotencyKey: keyFor({ kind, ...body }) });
  }
  const body = { ...person, vin: vehicle.vin, preferredOn: dateOnOfText(preferredDate) };
  return client.call(sendTestDriveLead, { body, idempotencyKey: keyFor({ kind, ...body }) });
}

/** Sends the lead of a form; the same content is one lead, however often it is sent. */
export function useSendLead(
  request: LeadRequest,
  { keyFor, onError }: LeadKeys & { readonly onError: (error: Error) => void },
) {
  const client = useApi();
  return useMutation({
    mutationFn: (values: LeadValues) => sendLead(client, request, { values, keyFor }),
    onError,
  });
}
