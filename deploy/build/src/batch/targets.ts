import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readPackage, type PackageInfo } from '../package-info.ts';

/** Build kind of a front-end package. */
export type TargetKind = 'shell' | 'remote' | 'embed';

/** A package to build; `pkg.releaseName` is its name on the command line. */
export interface Target {
  readonly kind: TargetKind;
  readonly pkg: PackageInfo;
}

/**
 * The front-end packages of a checkout: the shell, every top-level folder with a `remote.config.ts`, and the
 * embed loader if it has a main module. A new remote is found automatically.
 */
export function findTargets(workspace: string): Target[] {
  const remotes = readdirSync(workspace)
    .filter((name) => name !== 'shell' && existsSync(join(workspace, name, 'remote.config.ts')))
    .sort();
  const embed = existsSync(join(workspace, 'deploy/embed/src/main.ts')) ? ['deploy/embed'] : [];
  const target = (kind: TargetKind) => (dir: string) => ({ kind, pkg: readPackage(join(workspace, dir)) });
  return [target('shell')('shell'), ...remotes.map(target('remote')), ...embed.map(target('embed'))];
}

/**
 * The targets with the given names, or all if none is given. Throws an Error with the known names when one is
 * unknown.
 */
export function chooseTargets(targets: readonly Target[], names: readonly string[]): Target[] {
  const known = new Map(targets.map((target) => [target.pkg.releaseName, target]));
  const unknown = names.filter((name) => !known.has(name));
  if (unknown.length > 0) {
    throw new Error(
      `No package to build is named ${unknown.join(', ')}. There are: ${[...known.keys()].join(', ')}.`,
    );
  }
  return names.length === 0 ? [...targets] : targets.filter(({ pkg }) => names.includes(pkg.releaseName));
}
