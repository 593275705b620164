import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** One answer of a paced load; `ms` from the moment at which its request was due. */
export interface PacedAnswer {
  readonly status: number;
  readonly ms: number;
}

/** `nextUrl` names the address of each request. */
export interface PacedLoad {
  readonly nextUrl: () => string;
  readonly headers: Readonly<Record<string, string>>;
  readonly perSecond: number;
  readonly seconds: number;
}

function answerTo(url: string, headers: PacedLoad['headers'], agent: Agent): Promise<number> {
  return new Promise((done) => {
    const sent = request(url, { agent, headers }, (answer) => {
      answer.on('end', () => done(answer.statusCode ?? 0));
      answer.on('error', () => done(0));
      answer.resume();
    });
    sent.on('error', () => done(0));
    sent.end();
  });
}

/**
 * Sends requests in equal intervals, as visitors who know nothing of each other, whether or not the earlier ones are answered. A request
 * that is sent late counts from when it was due. A broken connection has the status 0.
 */
export async function pacedLoad({ nextUrl, headers, perSecond, seconds }: PacedLoad): Promise<PacedAnswer[]> {
  const agent = new Agent({ keepAlive: true });
  const begunMs = performance.now();
  const answers: Promise<PacedAnswer>[] = [];
  while (answers.length < perSecond * seconds) {
    const dueMs = begunMs + (answers.length * 1000) / perSecond;
    const waitMs = dueMs - performance.now();
    if (waitMs > 0) await sleep(waitMs);
    const answer = answerTo(nextUrl(), headers, agent);
    answers.push(answer.then((status) => ({ status, ms: performance.now() - dueMs })));
  }
  const all = await Promise.all(answers);
  agent.destroy();
  return all;
}
