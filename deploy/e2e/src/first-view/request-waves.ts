import type { ObservedRequest } from './observe-requests.ts';

/** A request with the wave that it belongs to: 1 is the document, n + 1 is what something of wave n asked for. */
export interface WavedRequest extends ObservedRequest {
  readonly wave: number;
}

/**
 * Gives each request its wave. What a tag or a hint of the document names is wave 2; what a script asks for comes one wave after
 * the latest script on the call stack, style sheets likewise. A cause that was never requested (an inline script) counts as the document.
 */
export function requestWaves(requests: readonly ObservedRequest[]): WavedRequest[] {
  const waveByUrl = new Map<string, number>();
  return requests.map((request) => {
    const isDocument = request.type === 'Document' && waveByUrl.size === 0;
    const causes = request.causes.map((url) => waveByUrl.get(url) ?? 1);
    const wave = isDocument ? 1 : Math.max(1, ...causes) + 1;
    waveByUrl.set(request.url, Math.min(wave, waveByUrl.get(request.url) ?? wave));
    return { ...request, wave };
  });
}
