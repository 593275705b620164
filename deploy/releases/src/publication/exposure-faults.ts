import type { PublishedDraft } from './release-draft.ts';

interface Exposure {
  readonly module: string;
  readonly names: readonly string[];
  readonly caller: string;
}

/** What a page calls of each remote. */
const lifecycles: Exposure = { module: './app', names: ['mount', 'unmount'], caller: 'the shell' };

/** What others call of single remotes. */
const others: Readonly<Record<string, readonly Exposure[]>> = {
  'mfe-checkout': [{ module: './embed', names: ['mountEmbed'], caller: 'the embed loader' }],
};

/**
 * Why no page could mount a remote, one sentence each; empty when its container exposes what pages call, and for
 * releases without a container.
 */
export function exposureFaults({
  name,
  container,
  exposes,
}: Pick<PublishedDraft, 'name' | 'container' | 'exposes'>): string[] {
  if (container === undefined) return [];
  if (!exposes) return [`The build of ${name} does not say what it exposes; build it again.`];
  return [lifecycles, ...(others[name] ?? [])].flatMap(({ module, names, caller }) => {
    const exported = exposes[module];
    if (!exported)
      return [`${name} does not expose ${module}, which ${caller} loads; add it to remote.config.ts.`];
    const missing = names.filter((wanted) => !exported.includes(wanted));
    if (missing.length === 0) return [];
    return [`${module} of ${name} does not export ${missing.join(' and ')}, which ${caller} calls.`];
  });
}
