import type { ObservedRequest } from './observe-requests.ts';

/** A request with its wave: 1 is the document, n + 1 is what was requested by something of wave n. */
export interface WavedRequest extends ObservedRequest {
  readonly wave: number;
}

/**
 * Assigns each request its wave. Tags and hints in the document are wave 2; a script's request is one wave
 * after the latest script on the call stack, the same for style sheets. A cause that was never requested (an
 * inline script) counts as the document.
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
