import { mergeVisit } from '../identity/merge-endpoint.ts';
import type { EndpointResponse } from '../http/endpoint.ts';
import type { Platform } from './platform.ts';

/** Requests the merge of this visit. A separate module, so that guests never load it. */
export function callMerge({ client, storage }: Platform): Promise<EndpointResponse<typeof mergeVisit>> {
  return client.call(mergeVisit, { body: { sessionId: storage.sessionId } });
}
