import { BrokenCircuitError } from 'cockatiel';
import type { RequestOrigin } from '../proxy/backend-headers.ts';
import { backendHeaders } from '../proxy/backend-headers.ts';
import type { BackendBreaker } from './create-backend-breaker.ts';
import type { PageAnswer } from './page-data.ts';

const timeoutMs = 2000;
const largestBytes = 512 * 1024;

/** Reads public answers of the backend for the page. */
export interface BackendReader {
  readonly backendUrl: string;
  readonly backendBreaker: BackendBreaker;
  readonly log: (message: string) => void;
  /** The answer has to be at least as new as this version of the tenant's inventory. */
  readonly inventory?: number | undefined;
}

async function readJson(response: Response): Promise<unknown> {
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok || !type.startsWith('application/json'))
    throw new Error(`answered ${response.status} ${type}`);
  const text = await response.text();
  if (text.length > largestBytes) throw new Error('answered more than a page may carry');
  return JSON.parse(text) as unknown;
}

/**
 * Makes one public GET on behalf of a visitor, without cookies or tokens, so that nothing private can get
 * into the page. Undefined unless a complete JSON answer arrives within 2 s, and at once while most answers fail; the
 * browser then makes the call itself. A 404 is returned as `isMissing`.
 */
export async function readPublic(
  { backendUrl, backendBreaker, log, inventory }: BackendReader,
  url: string,
  origin: RequestOrigin,
): Promise<PageAnswer | undefined> {
  try {
    const headers = backendHeaders(
      new Headers({ accept: 'application/json', 'x-caller-id': 'forecourt-web' }),
      origin,
    );
    if (inventory !== undefined) headers.set('x-forecourt-inventory', String(inventory));
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await backendBreaker.execute(async () => {
      const answer = await fetch(new URL(url, backendUrl), { headers, signal, redirect: 'manual' });
      if (answer.status >= 500) throw new Error(`answered ${answer.status}`);
      return answer;
    });
    if (response.status === 404) return { url, data: undefined, isMissing: true };
    return { url, data: await readJson(response) };
  } catch (error) {
    if (error instanceof BrokenCircuitError) return undefined;
    log(
      `${url.split('?')[0]} is left out of the page: ${error instanceof Error ? error.message : String(error)}`,
    );
    return undefined;
  }
}
