import type { StatusReport } from '@forecourt/shared-contracts/observe';
import type { EdgeState } from '../edge-parts.ts';
import type { ChannelState } from '../site/site-snapshot.ts';
import { windowMinutes } from './page-counter.ts';

function channelReport({
  channel,
  revision,
  releases,
  canaries,
  refused,
}: ChannelState): StatusReport['channels'][number] {
  const names = [...new Set([...releases.keys(), ...canaries.keys()])].sort();
  return {
    channel,
    revision,
    releases: names.map((name) => {
      const live = releases.get(name);
      const canary = canaries.get(name);
      return {
        name,
        live: live?.current.version ?? '',
        fallback: live?.fallback?.version ?? null,
        canary: canary ? { version: canary.record.version, percent: canary.percent } : null,
      };
    }),
    refused: [...refused],
  };
}

/** What this edge serves and has observed: the common channel, then the tenants' own. */
export function statusReport(state: EdgeState): StatusReport {
  const { site, observations, environment, nowMs, startedAt, views } = state;
  const snapshot = site.snapshot();
  return {
    environment: environment.name,
    startedAt,
    generatedAt: new Date(nowMs()).toISOString(),
    windowMinutes,
    channels: [snapshot, ...snapshot.own.values()].map(channelReport),
    site: observations.site(),
    releases: observations.releases().map((release) => ({ ...release, views: views?.counts(release) })),
    incidents: observations.incidents(),
  };
}
