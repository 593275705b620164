import type { EmbedEvent, EmbedLocation, MountedEmbed } from '@forecourt/shared-contracts/embedding';
import { LoadFailure, loadWithRetries } from '@forecourt/shared-contracts/release-loading';
import type { LoadableRelease } from '@forecourt/shared-contracts/releases';
import type { CheckoutModule } from './load-checkout.ts';

/** Limit of each step of a release while there is another one to try (F04). */
const tryLimitMs = 8000;

/** What one release is mounted with. */
export interface TryRequest {
  readonly place: EmbedLocation;
  readonly onEvent: (event: EmbedEvent) => void;
}

/** What happens to the releases; times in milliseconds. */
export interface TryObserver {
  failed(version: string, kind: 'load' | 'mount' | 'render', error: unknown): void;
  loaded(version: string, valueMs: number): void;
  mounted(version: string, valueMs: number): void;
}

/** The releases to try in this order, and how. */
interface CheckoutTries extends TryRequest {
  readonly releases: readonly LoadableRelease[];
  /** `attempt` counts from 0; each has a URL of its own. */
  readonly load: (release: LoadableRelease, attempt: number) => Promise<CheckoutModule>;
  /** Mounts into an element of its own, which is gone again after a rejection or after `unmount`. */
  readonly mount: (checkout: CheckoutModule, request: TryRequest) => Promise<MountedEmbed>;
  readonly observer: TryObserver;
  /** False when the page is the reason for a failure, so that no attempt can succeed; by default it never is. */
  readonly mayRetry?: () => boolean;
  readonly nowMs?: () => number;
  /** 0 to 1. */
  readonly random?: () => number;
  /** Resolves after this many milliseconds. */
  readonly sleep?: (ms: number) => Promise<void>;
}

/** Rejects at the limit; what arrives later is given to `drop`. */
async function withinLimit<T>(work: Promise<T>, wait: Promise<void>, drop: (late: T) => unknown): Promise<T> {
  let isLate = false;
  const limit = wait.then(() => {
    isLate = true;
    throw new LoadFailure('late', 'A release of the checkout did not start in time');
  });
  work.then(
    (value) => isLate && drop(value),
    () => undefined,
  );
  return Promise.race([work, limit]);
}

const usual = {
  mayRetry: () => true,
  nowMs: () => performance.now(),
  random: () => Math.random(),
  sleep: (ms: number) => new Promise<void>((done) => setTimeout(done, ms)),
};

type LoadTries = Required<CheckoutTries>;

/** Mounts one release. `mayWait` is false while there is another release to try. Rejects when it cannot start. */
async function mountRelease(
  release: LoadableRelease,
  parts: LoadTries,
  { request, mayWait }: { readonly request: TryRequest; readonly mayWait: boolean },
): Promise<MountedEmbed> {
  const { observer, nowMs, sleep } = parts;
  const { version } = release;
  const limited = <T>(work: Promise<T>, drop: (late: T) => unknown = () => undefined) =>
    mayWait ? work : withinLimit(work, sleep(tryLimitMs), drop);
  const step = async <T>(kind: 'load' | 'mount', work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      observer.failed(version, kind, error);
      throw error;
    }
  };
  const startedMs = nowMs();
  const checkout = await step('load', () =>
    loadWithRetries((attempt) => limited(parts.load(release, attempt)), parts),
  );
  const loadedMs = nowMs();
  observer.loaded(version, loadedMs - startedMs);
  const mounted = await step('mount', () =>
    limited(parts.mount(checkout, request), (late) => late.unmount()),
  );
  observer.mounted(version, nowMs() - loadedMs);
  return mounted;
}

/**
 * Mounts the checkout from the first release that starts: the live one, otherwise the last good one (F01, F04,
 * F06, F13). Each is loaded with the same retries as a remote of the site ({@link loadWithRetries}). A release that throws while rendering is replaced too, at the step where the buyer is, once the
 * next one has started. Rejects with the first failure when none starts.
 */
export async function mountWithFallback(tries: CheckoutTries): Promise<MountedEmbed> {
  const parts: LoadTries = { ...usual, ...tries };
  const waiting = [...tries.releases];
  let { place } = tries;
  let running: MountedEmbed | undefined;
  let hasEnded = false;

  const tryNext = async (release: LoadableRelease): Promise<MountedEmbed> => {
    const state = { hasThrown: false, mounted: undefined as MountedEmbed | undefined };
    const handleRenderError = () => {
      const isFirst = !state.hasThrown;
      state.hasThrown = true;
      parts.observer.failed(release.version, 'render', undefined);
      if (isFirst && state.mounted && state.mounted === running) void replace();
    };
    const onEvent = (event: EmbedEvent) => {
      if (hasEnded) return;
      if (event.name === 'step') place = { ...place, step: event.step ?? '' };
      parts.onEvent(event);
      if (event.name === 'failed' && event.phase === 'render') handleRenderError();
    };
    const mayWait = waiting.length === 0;
    state.mounted = await mountRelease(release, parts, { request: { place, onEvent }, mayWait });
    if (!state.hasThrown || waiting.length === 0) return state.mounted;
    await state.mounted.unmount();
    throw new Error(`The checkout ${release.version} threw while rendering`);
  };

  const mountNext = async (): Promise<MountedEmbed> => {
    let first: unknown;
    for (let release = waiting.shift(); release; release = waiting.shift()) {
      try {
        return await tryNext(release);
      } catch (error) {
        first ??= error;
      }
    }
    throw first ?? new Error('The site has no checkout release');
  };

  const replace = async () => {
    if (waiting.length === 0) return;
    const broken = running;
    try {
      running = await mountNext();
      await (hasEnded ? running : broken)?.unmount();
    } catch {
      // The broken release stays, with its own message for the buyer.
    }
  };

  running = await mountNext();
  return {
    go(next) {
      place = next;
      running?.go(next);
    },
    async unmount() {
      hasEnded = true;
      await running?.unmount();
    },
  };
}
