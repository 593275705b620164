import type { RemoteStatusStore } from '../remotes/index.ts';

type State = ReturnType<RemoteStatusStore['getState']>;

interface Progress {
  startedMs?: number;
  loadedMs?: number;
  isDone?: boolean;
}

type ReportTime = (metric: 'load' | 'mount', valueMs: number, path: string) => void;
interface Where {
  readonly atMs: number;
  readonly path: string;
}

/** Follows the statuses of remotes and reports how long each took to load and to mount, once per page. */
export function createRemoteTimes(report: ReportTime): (state: State, where: Where) => void {
  const all = new Map<string, Progress>();
  const onLoading = (progress: Progress, hasVersion: boolean, { atMs, path }: Where) => {
    progress.startedMs ??= atMs;
    if (!hasVersion || progress.loadedMs !== undefined) return;
    progress.loadedMs = atMs;
    report('load', atMs - progress.startedMs, path);
  };
  const onEnd = (progress: Progress, isMounted: boolean, { atMs, path }: Where) => {
    progress.isDone = true;
    if (isMounted && progress.loadedMs !== undefined) report('mount', atMs - progress.loadedMs, path);
  };
  return (state, where) => {
    for (const [remote, status] of Object.entries(state.statuses)) {
      const progress = all.get(remote) ?? {};
      all.set(remote, progress);
      if (progress.isDone) continue;
      if (status === 'loading') onLoading(progress, state.versions[remote] !== undefined, where);
      else onEnd(progress, status === 'mounted', where);
    }
  };
}
