import { availableParallelism } from 'node:os';
import { cacheDir, workspaceDir } from '../workspace.ts';
import { forgetBuilt, isBuilt, noteBuilt } from './built-stamp.ts';
import { inputsHash } from './inputs-hash.ts';
import { runWorker } from './run-worker.ts';
import { chooseTargets, findTargets, type Target } from './targets.ts';

/** Result of one package's build. `elapsedMs` is wall time, 0 when it was up to date. */
export interface BuildOutcome {
  readonly name: string;
  readonly result: 'built' | 'unchanged' | 'failed';
  readonly elapsedMs: number;
  /** Output of a failed build. */
  readonly message?: string;
}

async function buildOne({ kind, pkg }: Target): Promise<BuildOutcome> {
  const name = pkg.releaseName;
  const hash = inputsHash(pkg, workspaceDir);
  if (isBuilt(pkg, hash, cacheDir)) return { name, result: 'unchanged', elapsedMs: 0 };
  forgetBuilt(pkg, cacheDir);
  const begun = performance.now();
  const { ok, output } = await runWorker(kind, pkg.dir);
  const elapsedMs = Math.round(performance.now() - begun);
  if (!ok) return { name, result: 'failed', elapsedMs, message: output };
  noteBuilt(pkg, hash, cacheDir);
  return { name, result: 'built', elapsedMs };
}

/**
 * Builds the named packages, or all if none is named, each in its own process, as many in parallel as there
 * are processors (at most four), and skips those whose inputs have not changed. A failure does not stop the
 * others. `report` is called as each ends. Throws an Error when a name is unknown.
 */
export async function buildAll(
  names: readonly string[],
  report: (outcome: BuildOutcome) => void,
): Promise<BuildOutcome[]> {
  const waiting = chooseTargets(findTargets(workspaceDir), names);
  const outcomes: BuildOutcome[] = [];
  const lane = async () => {
    for (let target = waiting.shift(); target; target = waiting.shift()) {
      const outcome = await buildOne(target);
      outcomes.push(outcome);
      report(outcome);
    }
  };
  const lanes = Math.min(availableParallelism(), 4);
  await Promise.all(Array.from({ length: lanes }, lane));
  return outcomes;
}
