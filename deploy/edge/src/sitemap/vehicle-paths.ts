import { listVehiclePaths, type ListedVehicles } from '@forecourt/shared-contracts/inventory';
import * as v from 'valibot';
import { backendHeaders, type RequestOrigin } from '../proxy/backend-headers.ts';

const timeoutMs = 10_000;
const freshMs = 10 * 60_000;
const retryMs = 30_000;
/** A part takes about 3 MB. */
const keptParts = 12;

interface VehiclePathsDeps {
  readonly backendUrl: string;
  readonly nowMs: () => number;
  readonly log: (message: string) => void;
}

interface Kept {
  /** Never rejects: it is what was read before if the backend does not answer, undefined if there is nothing. */
  readonly answer: Promise<ListedVehicles | undefined>;
  readonly readAtMs: number;
}

/** Reads one part of a tenant's vehicles, counted from 1; undefined if the backend has not answered yet. */
export type VehiclePaths = (origin: RequestOrigin, part: number) => Promise<ListedVehicles | undefined>;

/**
 * Reads the inventory for sitemaps from the backend and keeps each part for ten minutes; concurrent requests share
 * one call. What was read last is used while the backend does not answer, which is tried every 30 s.
 */
export function createVehiclePaths({ backendUrl, nowMs, log }: VehiclePathsDeps): VehiclePaths {
  const kept = new Map<string, Kept>();

  async function read(origin: RequestOrigin, part: number): Promise<ListedVehicles> {
    const headers = backendHeaders(new Headers({ accept: 'application/json' }), origin);
    const url = new URL(`${listVehiclePaths.path}?part=${part}`, backendUrl);
    const response = await fetch(url, {
      headers,
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'manual',
    });
    if (!response.ok) throw new Error(`the backend answered ${response.status}`);
    return v.parse(listVehiclePaths.response, await response.json());
  }

  function keep(key: string, entry: Kept): void {
    kept.delete(key);
    kept.set(key, entry);
    const [oldest] = kept.keys();
    if (kept.size > keptParts && oldest !== undefined) kept.delete(oldest);
  }

  return (origin, part) => {
    const key = `${origin.tenantId} ${part}`;
    const before = kept.get(key);
    if (before && nowMs() - before.readAtMs < freshMs) return before.answer;
    const answer = read(origin, part).catch((error: unknown) => {
      log(`a sitemap has no vehicles: ${error instanceof Error ? error.message : String(error)}`);
      if (before) keep(key, { ...before, readAtMs: nowMs() - freshMs + retryMs });
      else kept.delete(key);
      return before?.answer;
    });
    keep(key, { answer, readAtMs: nowMs() });
    return answer;
  };
}
