import type { ReleaseRecord } from '@forecourt/shared-contracts/releases';
import { shellName } from './release-set-faults.ts';

type Weighed = Pick<ReleaseRecord, 'name' | 'container' | 'entry' | 'initial' | 'initialByRoute' | 'files'>;

/**
 * Maximum sizes of a release, in brotli bytes: a remote's entry, what one of its routes loads first (entry
 * included), the shell's initial files, and a loader that host dealers link. Each package's own, tighter
 * budget is checked with its build (.size-limit.mjs).
 */
export const budgetBytes = { entry: 12_000, route: 64_000, shell: 240_000, loader: 48_000 } as const;

function weightOf({ files }: Weighed, paths: readonly string[]): number {
  const wanted = new Set(paths);
  return files.reduce((sum, { path, brotliBytes }) => sum + (wanted.has(path) ? brotliBytes : 0), 0);
}

interface Part {
  readonly what: string;
  readonly paths: readonly string[];
  readonly limitBytes: number;
}

function partsOf(release: Weighed): Part[] {
  const { name, container, entry, initial, initialByRoute } = release;
  if (name === shellName) return [{ what: 'the first view', paths: initial, limitBytes: budgetBytes.shell }];
  if (!container) return [{ what: 'the loader', paths: [entry], limitBytes: budgetBytes.loader }];
  return [
    { what: 'the entry', paths: [entry], limitBytes: budgetBytes.entry },
    { what: 'the first view', paths: initial, limitBytes: budgetBytes.route },
    ...Object.entries(initialByRoute).map(([route, paths]) => ({
      what: `the route ${route}`,
      paths: [...initial, ...paths],
      limitBytes: budgetBytes.route,
    })),
  ];
}

/**
 * Why a release is too heavy to be published, one sentence each; empty when it is within {@link budgetBytes}.
 */
export function budgetFaults(release: Weighed): string[] {
  return partsOf(release).flatMap(({ what, paths, limitBytes }) => {
    const bytes = weightOf(release, paths);
    if (bytes <= limitBytes) return [];
    return [
      `${release.name} loads ${bytes} bytes compressed for ${what}, ${bytes - limitBytes} over its budget of ${limitBytes}.`,
    ];
  });
}
