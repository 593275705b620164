/** A benchmark of a whole run: its script `bench:{name}`, and the arguments that keep the run within about 40 minutes. */
export interface Benchmark {
  readonly name: string;
  readonly args: readonly string[];
}

/** All benchmarks, those of the site's targets first, so that a run that is interrupted has the most important ones. */
export const benchmarks: readonly Benchmark[] = [
  { name: 'first-view', args: ['3'] },
  { name: 'lighthouse', args: ['3'] },
  { name: 'tracker', args: [] },
  { name: 'payments', args: [] },
  { name: 'edge', args: [] },
  { name: 'render', args: [] },
  { name: 'inventory', args: ['100000'] },
  { name: 'tenants', args: [] },
  { name: 'peer', args: ['3'] },
  { name: 'routes', args: [] },
  { name: 'releases', args: ['10'] },
  { name: 'remotes', args: ['5'] },
  { name: 'builds', args: ['1'] },
  { name: 'cold-start', args: [] },
  { name: 'components', args: [] },
];
