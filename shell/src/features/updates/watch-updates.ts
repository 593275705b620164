import * as v from 'valibot';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Platform } from '@forecourt/shared-contracts';
import { updateStep } from '../../domain/update-step.ts';
import type { Versions } from '../../platform/live-versions.ts';
import { onMissingFile } from '../../platform/on-missing-file.ts';

/** Browser dependencies of the watch. */
export interface UpdatePorts {
  readonly window: Window;
  /** The versions that a new page would have; undefined if that cannot be determined. */
  readonly readLive: () => Promise<Versions | undefined>;
  readonly reload: () => void;
  /** A monotonic clock. */
  readonly nowMs: () => number;
}

/** Whether a newer version is waiting for the visitor's confirmation. */
export type UpdateStore = StoreApi<{ readonly isWaiting: boolean }>;

const reloadedKey = 'reloaded-for';
/** Many files of one release go missing together: the site is queried once. */
const pauseMs = 30_000;

/** Whether the user has typed since the last page change. */
function watchTyping({ document }: Window, { navigation }: Platform): () => boolean {
  let hasTyped = false;
  let { pathname } = navigation.current().location;
  document.addEventListener('input', () => (hasTyped = true), true);
  navigation.subscribe(({ location }) => {
    if (location.pathname !== pathname) hasTyped = false;
    ({ pathname } = location);
  });
  return () => hasTyped;
}

/**
 * Watches for missing files of the page's releases, as after a deployment when a tab stays open longer than old files are kept. If the site
 * runs a newer version by then, the page is reloaded, once per version (F11); with typed input it is not, and the store says that an update
 * is waiting (F12). `versions` are those of the page.
 */
export function watchUpdates(platform: Platform, versions: Versions, ports: UpdatePorts): UpdateStore {
  const store: UpdateStore = createStore(() => ({ isWaiting: false }));
  const hasTyped = watchTyping(ports.window, platform);
  const { session } = platform.storage;
  const askedAtMs = new Map<string, number>();
  const check = async (release: string) => {
    const live = (await ports.readLive())?.[release];
    if (live === undefined) return;
    const target = `${release} ${live}`;
    const step = updateStep({
      isNewer: live !== versions[release],
      hasTyped: hasTyped(),
      hasReloaded: session.read(reloadedKey, v.string()) === target,
    });
    if (step === 'ask') store.setState({ isWaiting: true });
    if (step !== 'reload') return;
    session.write(reloadedKey, target);
    ports.reload();
  };
  onMissingFile(ports.window, (release) => {
    const now = ports.nowMs();
    if (now - (askedAtMs.get(release) ?? -pauseMs) < pauseMs) return;
    askedAtMs.set(release, now);
    void check(release);
  });
  return store;
}
