import type { StatusReport } from '@forecourt/shared-contracts/observe';
import { endCanaries } from '../publication/canary.ts';
import type { ChannelTarget } from '../publication/change-channel.ts';
import { basePointers, commonChannel } from '../publication/live-records.ts';
import { canaryVerdict, type CanaryLimits, type CanaryVerdict, type SeenVisits } from './canary-verdict.ts';

/** A canary with its measured rates. */
export interface JudgedCanary extends CanaryVerdict {
  readonly name: string;
  readonly version: string;
  readonly live: string;
  /** Pages that opened the canary, on all edges in the last hour. */
  readonly visits: number;
}

/**
 * Counts of all edges for a release; in a tenant's own channel, for the pages of that tenant. An edge that
 * does not count visits yet is taken by all of its pages.
 */
function seenVisits(
  reports: readonly StatusReport[],
  release: { readonly name: string; readonly version: string },
  tenant: string | undefined,
): SeenVisits {
  const seen = reports
    .flatMap(({ releases }) => releases)
    .filter(({ name, version }) => name === release.name && version === release.version);
  const ofTenant = seen.flatMap(({ tenants }) => tenants.filter((one) => one.tenant === tenant));
  const counts = tenant === undefined ? seen : ofTenant;
  return {
    visits: counts.reduce((sum, { pages, visits = pages }) => sum + visits, 0),
    failedPages: counts.reduce((sum, one) => sum + one.failedPages, 0),
  };
}

const percent = (value: number) => `${Math.round(value * 10) / 10} %`;

/**
 * Judges the canaries of a channel by the edges' reports, and ends those that are worse than the live
 * release, with the figures as the reason in the journal. Returns all that it judged. Rejects with a
 * PublicationFault like every change of a channel.
 */
export async function judgeCanaries(
  target: ChannelTarget,
  reports: readonly StatusReport[],
  limits: CanaryLimits,
): Promise<JudgedCanary[]> {
  const { store, channel } = target;
  const pointers = await store.channel(channel);
  const base = await basePointers(store, channel);
  const tenant = base && channel !== commonChannel ? channel : undefined;
  const judged = Object.entries(pointers?.canaries ?? {}).map(([name, { version }]): JudgedCanary => {
    const live = pointers?.current[name] ?? base?.current[name] ?? '';
    const canary = seenVisits(reports, { name, version }, tenant);
    const seen = { canary, live: seenVisits(reports, { name, version: live }, tenant) };
    return { name, version, live, visits: canary.visits, ...canaryVerdict(seen, limits) };
  });
  for (const { name, version, live, visits, verdict, canaryPercent, livePercent } of judged) {
    if (verdict !== 'take back') continue;
    const reason = `errors on ${percent(canaryPercent)} of ${visits} pages, ${live} on ${percent(livePercent)}`;
    await endCanaries({ ...target, reason }, [name], version);
  }
  return judged;
}
