import * as v from 'valibot';
import { StatusReportSchema, type StatusReport } from '@forecourt/shared-contracts/observe';
import { canaryLimits, type CanaryLimits } from '../canary/canary-verdict.ts';
import { judgeCanaries, type JudgedCanary } from '../canary/judge-canaries.ts';
import { UsageError, type CommandArguments } from './arguments.ts';
import { channelName, channelTarget, defaultChannel, type Command, type CommandContext } from './command.ts';

const mostSeconds = 3600;

function numberOf({ values }: CommandArguments, name: string, fallback: number): number {
  const text = values.get(name);
  const number = Number(text ?? fallback);
  if (number >= 0 && text?.trim() !== '') return number;
  throw new UsageError(`--${name} is a number from 0.`);
}

/** The edges to ask: by address, and by a host name that stands for all of them. */
interface Edges {
  readonly urls: readonly string[];
  readonly ofHost: URL | undefined;
}

function edgesOf({ words, values }: CommandArguments): Edges {
  const urls = (values.get('edge') ?? '').split(',').filter(Boolean);
  const host = values.get('edges-of');
  const given = [...urls, ...(host === undefined ? [] : [host])];
  if (words.length > 0 || given.length === 0 || !given.every((edge) => URL.canParse(edge))) {
    throw new UsageError(
      'watch needs --edge with the addresses of the edges, apart by commas, or --edges-of with an address whose host name has all of their addresses.',
    );
  }
  return { urls, ofHost: host === undefined ? undefined : new URL(host) };
}

interface Look {
  readonly context: CommandContext;
  readonly given: CommandArguments;
  readonly edges: Edges;
  readonly limits: CanaryLimits;
  /** Prints a line about a subject unless it equals the last one about it. */
  readonly printNews: (about: string, line: string, printLine: (line: string) => void) => void;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function reportOf({ context, printNews }: Look, edge: string): Promise<StatusReport[]> {
  try {
    const report = v.parse(StatusReportSchema, await context.readStatus(new URL('/_status.json', edge)));
    printNews(edge, '', () => undefined);
    return [report];
  } catch (error) {
    printNews(edge, `${edge} tells no status: ${messageOf(error)}`, context.complain);
    return [];
  }
}

/** The edges at this moment; none of a host whose name has no address right now. */
async function edgesNow({ context, edges: { urls, ofHost }, printNews }: Look): Promise<readonly string[]> {
  if (!ofHost) return urls;
  const { hostname } = ofHost;
  try {
    const addresses = await context.addressesOf(hostname);
    printNews(hostname, '', () => undefined);
    const found = addresses.map((address) => Object.assign(new URL(ofHost), { hostname: address }).href);
    return [...urls, ...found];
  } catch (error) {
    printNews(hostname, `${hostname} has no address: ${messageOf(error)}`, context.complain);
    return urls;
  }
}

/** The given channel, otherwise the common one and every tenant's own. */
async function channelsOf({ context: { store }, given }: Look): Promise<string[]> {
  if (given.values.has('channel')) return [channelName(given)];
  return [...new Set([defaultChannel, ...(await store.tenantIds())])];
}

const outcomes = {
  'too few pages': 'cannot be judged yet, too few of its own pages were opened',
  'too few failures': 'cannot be judged yet, too few of its pages failed',
  keep: 'stays',
  'take back': 'is taken back',
} as const;

function line(
  { name, version, live, visits, verdict, canaryPercent, livePercent }: JudgedCanary,
  { minimumPages }: CanaryLimits,
): string {
  const rates = `${canaryPercent.toFixed(1)} % of ${visits} pages with errors, ${live} ${livePercent.toFixed(1)} %`;
  const wanted = verdict === 'too few pages' ? ` (${minimumPages} in an hour are needed)` : '';
  return `${name} ${version} ${outcomes[verdict]}${wanted}: ${rates}`;
}

async function lookAt(look: Look, channel: string, reports: readonly StatusReport[]): Promise<void> {
  const { context, given, limits, printNews } = look;
  const target = { ...channelTarget(context, given), channel, by: `watch for ${context.by}` };
  const where = channel === defaultChannel ? '' : `${channel}: `;
  for (const judged of await judgeCanaries(target, reports, limits)) {
    printNews(`${where}${judged.name}`, `${where}${line(judged, limits)}`, context.print);
  }
}

/** Judges every channel; one that cannot be judged does not keep the others, and is what the pass ends with. */
async function lookAtAll(look: Look): Promise<void> {
  const edges = await edgesNow(look);
  const reports = (await Promise.all(edges.map((edge) => reportOf(look, edge)))).flat();
  const faults: unknown[] = [];
  for (const channel of await channelsOf(look)) {
    await lookAt(look, channel, reports).catch((error: unknown) => faults.push(error));
  }
  if (faults.length > 0) throw faults[0];
}

/** A continuous watch survives temporary failures: a channel that is being changed, a store that is down. */
async function lookAgainAndAgain(look: Look, everyMs: number): Promise<never> {
  const { context, printNews } = look;
  for (;;) {
    try {
      await lookAtAll(look);
      printNews('look', '', () => undefined);
    } catch (error) {
      printNews('look', `The canaries cannot be judged now: ${messageOf(error)}`, context.complain);
    }
    await context.sleep(everyMs);
  }
}

/**
 * `watch`: ends a canary automatically when it fails on more pages than the live release, in the common
 * channel and in the tenants' own. It reads the edges' reports and moves the channel, so only one instance
 * runs, with write access to the store; `--once` stops it after one pass. An edge that does not answer is
 * ignored.
 */
export const watchCommand: Command = {
  usage:
    'watch --edge url[,url] [--edges-of url] [--every 5] [--margin 2] [--minimum-pages 30] [--minimum-failed 3] [--once] [--channel name]',
  options: {
    values: ['edge', 'edges-of', 'every', 'margin', 'minimum-pages', 'minimum-failed', 'channel'],
    flags: ['once'],
  },
  async run(context, given) {
    const edges = edgesOf(given);
    // Errors that a later pass could not resolve are reported before the first one.
    channelTarget(context, given);
    const limits: CanaryLimits = {
      marginPoints: numberOf(given, 'margin', canaryLimits.marginPoints),
      minimumPages: numberOf(given, 'minimum-pages', canaryLimits.minimumPages),
      minimumFailedPages: numberOf(given, 'minimum-failed', canaryLimits.minimumFailedPages),
    };
    const everyMs = Math.min(numberOf(given, 'every', 5), mostSeconds) * 1000;
    const reported = new Map<string, string>();
    const printNews: Look['printNews'] = (about, text, printLine) => {
      if (text && reported.get(about) !== text) printLine(text);
      reported.set(about, text);
    };
    const look: Look = { context, given, edges, limits, printNews };
    if (!given.flags.has('once')) return lookAgainAndAgain(look, everyMs);
    await lookAtAll(look);
    return 0;
  },
};
