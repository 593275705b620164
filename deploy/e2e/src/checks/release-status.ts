import type { Stack } from '../stack/index.ts';

/** Pointers of the common channel for one name. */
interface LiveRelease {
  readonly name: string;
  readonly live: string;
  readonly fallback: string | null;
}

/** What pages have reported about a release; speed in milliseconds, null without a report. */
interface ReportedRelease {
  readonly name: string;
  readonly version: string;
  readonly pages: number;
  readonly faults: Readonly<Record<string, number>>;
  readonly p75: Readonly<Record<string, number | null>>;
}

async function status({ sitePort }: Stack) {
  const answer = await fetch(`http://127.0.0.1:${sitePort}/_status.json`);
  return (await answer.json()) as {
    readonly channels: readonly { readonly releases: readonly LiveRelease[] }[];
    readonly releases: readonly ReportedRelease[];
  };
}

/** The live release of a name and its fallback, as the edge serves them now. */
export async function liveRelease(stack: Stack, name: string): Promise<LiveRelease | undefined> {
  const [stable] = (await status(stack)).channels;
  return stable?.releases.find((one) => one.name === name);
}

/** What pages have reported about a release; undefined if the edge knows nothing about it. */
export async function reportedRelease(
  stack: Stack,
  name: string,
  version: string,
): Promise<ReportedRelease | undefined> {
  const { releases } = await status(stack);
  return releases.find((one) => one.name === name && one.version === version);
}
