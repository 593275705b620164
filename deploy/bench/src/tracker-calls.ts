import { Agent, get } from 'node:http';
import { chromium, type Browser, type Request } from '@playwright/test';
import {
  measureTracker,
  sampleOrderNumber,
  signedInVisitor,
  type TrackerCall,
} from '@forecourt/e2e/first-view';
import { browserLaunch, startStack, type Stack } from '@forecourt/e2e/stack';
import { textTable } from '@forecourt/releases';
import { circumstances, reportResults } from './results-file.ts';
import { spreadOf, type Spread } from './spread.ts';

/**
 * The data calls of the tracker by round trip, and how long the service takes for them: the same calls, sent again
 * side by side without a browser, through the edge and to the backend alone.
 * Usage: `tsx deploy/bench/src/tracker-calls.ts [rounds]`, by default 200.
 */
const rounds = Number(process.argv[2] ?? 200);
const vehiclesPerTenant = 2_000;
const order = { tenant: 'northstar', key: 'documents-partly' } as const;

/** Rounds that are not counted, while the code is still being compiled. */
const warmUps = 30;

function callsTable(calls: readonly TrackerCall[]): string {
  const rows = calls.map(({ round, bodyBytes, url }) => [String(round), `${bodyBytes} B`, nameOf(url)]);
  return textTable([['round', 'bytes', 'path'], ...rows]);
}

const nameOf = (url: string) => new URL(url).pathname.replace(/deal-[0-9a-f-]{36}/, '{deal}');

interface Call {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

const isCall = (request: Request) =>
  request.method() === 'GET' && /^\/(api\/(?!account\/)|public\/)/.test(new URL(request.url()).pathname);

/** A request as the browser sent it; undefined if its answer is no data but a picture. */
async function callOf(request: Request): Promise<Call | undefined> {
  const answer = await request.response();
  if (answer?.headers()['content-type']?.startsWith('image/')) return undefined;
  const all = Object.entries(await request.allHeaders());
  return { url: request.url(), headers: Object.fromEntries(all.filter(([name]) => !name.startsWith(':'))) };
}

/**
 * The data calls of a tracker that was opened before, with the headers that the browser sent. Without pictures of
 * documents: the browser asks for them only once the data is there.
 */
async function callsOf(browser: Browser, stack: Stack): Promise<Call[]> {
  const storageState = await signedInVisitor(browser, stack, order.tenant, []);
  const context = await browser.newContext({ storageState });
  try {
    const page = await context.newPage();
    const open = async () => {
      await page.goto(
        `${stack.siteUrl(order.tenant)}/progress/${sampleOrderNumber(order.tenant, order.key)}`,
      );
      await page.locator('[data-remote] h1').first().waitFor();
      await page.waitForLoadState('networkidle');
    };
    await open();
    const sent: Request[] = [];
    page.on('request', (request) => void (isCall(request) && sent.push(request)));
    await open();
    const calls = await Promise.all(sent.map(callOf));
    return calls.filter((call) => call !== undefined);
  } finally {
    await context.close();
  }
}

const agent = new Agent({ keepAlive: true });

/** Resolves with the status once the whole answer is there. Node, unlike browsers, knows no address for `*.localhost`. */
function answerStatus(url: string, headers: Readonly<Record<string, string>>): Promise<number | undefined> {
  const { host, port, pathname, search } = new URL(url);
  return new Promise((done, fail) => {
    get(
      { agent, host: '127.0.0.1', port, path: pathname + search, headers: { ...headers, host } },
      (answer) => answer.resume().on('end', () => done(answer.statusCode)),
    ).on('error', fail);
  });
}

/** The same calls as the edge sends them to the backend. */
function toBackend(calls: readonly Call[], { backendPort }: Stack): Call[] {
  return calls.map(({ url, headers }) => ({
    url: Object.assign(new URL(url), { port: String(backendPort) }).href,
    headers: { ...headers, 'accept-encoding': 'identity', 'x-forecourt-tenant': order.tenant },
  }));
}

interface CallTimes extends Spread {
  readonly call: string;
}

function timesTable(times: readonly CallTimes[]): string {
  const rows = times.map(({ call, p50, p95, p99, most }) => [
    call,
    ...[p50, p95, p99, most].map((ms) => `${ms.toFixed(1)} ms`),
  ]);
  return textTable([['call', 'p50', 'p95', 'p99', 'most'], ...rows]);
}

/** Times in ms of each call, and of a whole round of them. */
async function timesOf(calls: readonly Call[]): Promise<CallTimes[]> {
  const times = new Map<string, number[]>([
    ...calls.map(({ url }) => [nameOf(url), []] as [string, number[]]),
    ['all of them', []],
  ]);
  const timed = async (name: string, isCounted: boolean, work: () => Promise<unknown>) => {
    const begunMs = performance.now();
    await work();
    if (isCounted) times.get(name)?.push(performance.now() - begunMs);
  };
  for (let round = -warmUps; round < rounds; round += 1) {
    const isCounted = round >= 0;
    await timed('all of them', isCounted, () =>
      Promise.all(
        calls.map(({ url, headers }) =>
          timed(nameOf(url), isCounted, async () => {
            const status = await answerStatus(url, headers);
            if (status !== 200) throw new Error(`${nameOf(url)} answered ${status}`);
          }),
        ),
      ),
    );
  }
  return [...times].map(([call, all]) => ({ call, ...spreadOf(all) }));
}

async function main(): Promise<void> {
  const begun = circumstances(Date.now());
  const stack = await startStack({ vehicles: vehiclesPerTenant });
  try {
    const browser = await chromium.launch(browserLaunch());
    try {
      const { first, again } = await measureTracker(browser, stack, order);
      const calls = await callsOf(browser, stack);
      const throughEdge = await timesOf(calls);
      const backendAlone = await timesOf(toBackend(calls, stack));
      reportResults({
        name: 'tracker',
        title: 'Tracker',
        note: `${begun} Data calls of the tracker of one order, by round trip: a tab that sees the order for the first time, then the same tab after a reload. Then the times of the data calls of a reload (pictures come after them), sent side by side ${rounds} times, first through the edge and then to the backend alone.`,
        tables: [callsTable(first), callsTable(again), timesTable(throughEdge), timesTable(backendAlone)],
        data: { first, again, throughEdge, backendAlone },
      });
    } finally {
      await browser.close();
    }
  } finally {
    await stack.stop();
  }
}

await main();
