import { Worker } from 'node:worker_threads';
import type { RenderedView, RenderInput } from '@forecourt/shared-contracts/react/server';
import { createMemoryWatch, type MemoryWatch } from './create-memory-watch.ts';

/** A server build as text. `key` differs for any other content, `name` is for stack traces. */
export interface RenderBuild {
  readonly key: string;
  readonly name: string;
  readonly code: string;
}

/** Limits of the pool. */
export interface PoolLimits {
  readonly workers: number;
  /** Renders that may wait for each worker; further ones are refused at once. */
  readonly queue: number;
  /** Longest wait for a worker; a render that has not begun then is refused. Without it, one waits until it is its turn. */
  readonly queueMs?: number;
  readonly timeoutMs: number;
  readonly heapMb: number;
  /** Memory of a worker outside of its heap, where typed arrays are. */
  readonly offHeapMb: number;
}

/** Why there is no view: `busy` is nobody's fault, the others are the build's. */
export class RenderFault extends Error {
  readonly kind: 'busy' | 'hung' | 'failed';

  constructor(kind: RenderFault['kind'], message: string) {
    super(message);
    this.kind = kind;
    this.name = 'RenderFault';
  }
}

/** Renders apart from the event loop of the edge. */
export interface RenderPool {
  /** Rejects with a {@link RenderFault}. */
  run(build: RenderBuild, input: RenderInput): Promise<RenderedView>;
  /** Evaluates a build without rendering. Rejects with a {@link RenderFault}, also when it exports no `render`. */
  load(build: RenderBuild): Promise<void>;
  readonly workers: number;
  close(): Promise<void>;
}

interface Job {
  readonly build: RenderBuild;
  /** Absent to load the build only. */
  readonly input?: RenderInput;
  readonly done: (view: RenderedView) => void;
  readonly fail: (fault: RenderFault) => void;
}

interface Slot {
  worker: Worker | undefined;
  /** Keys of the builds that the worker has evaluated, oldest use first. */
  loaded: Set<string>;
  job: Job | undefined;
  /** Ends the watch over the job. */
  endWatch: () => void;
}

/** Builds that one worker keeps: those in use, a canary or an override, and the ones before. */
const keptBuilds = 6;

const idleSlot = (): Slot => ({
  worker: undefined,
  loaded: new Set(),
  job: undefined,
  endWatch: () => undefined,
});

async function closeAll(slots: readonly Slot[]): Promise<void> {
  for (const { worker } of slots) await worker?.terminate();
}

/** Ends the job of a slot, whatever came of it, and returns it. */
function finish(slot: Slot): Job | undefined {
  const { job } = slot;
  slot.endWatch();
  slot.job = undefined;
  return job;
}

/** Ends the worker of a slot; its next job starts another. */
function dropWorker(slot: Slot, worker: Worker): void {
  slot.worker = undefined;
  slot.loaded = new Set();
  void worker.terminate();
}

/** What a worker needs to have a build, and the build that it drops for it. */
function useBuild({ loaded }: Slot, { key, name, code }: RenderBuild) {
  const isLoaded = loaded.delete(key);
  loaded.add(key);
  const [oldest] = loaded;
  const drop = loaded.size > keptBuilds ? oldest : undefined;
  if (drop !== undefined) loaded.delete(drop);
  return { build: isLoaded ? { key } : { key, name, code }, drop };
}

/** Starts a worker; `onEnd` hears why it died. */
function startWorker(heapMb: number, onEnd: (why: string) => void): Worker {
  const worker = new Worker(script, {
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
  });
  worker.unref();
  worker.on('error', (error) => onEnd(error.message));
  worker.on('exit', (code) => onEnd(`the worker ended with ${code}`));
  return worker;
}

/** Reports a render that takes too long or too much memory; returns what ends the watch. */
function watchRender(
  { timeoutMs, heapMb, offHeapMb }: PoolLimits,
  memory: MemoryWatch,
  onFault: (fault: RenderFault) => void,
): () => void {
  const handleTimeout = () => onFault(new RenderFault('hung', `no view within ${timeoutMs} ms`));
  const timer = setTimeout(handleTimeout, timeoutMs).unref();
  const endMemory = memory.begin(() =>
    onFault(new RenderFault('failed', `it took more than ${heapMb + offHeapMb} MB of memory`)),
  );
  return () => {
    clearTimeout(timer);
    endMemory();
  };
}

/** What a worker answers; `offHeapBytes` is what it holds outside of its heap after the render. */
interface WorkerAnswer {
  readonly view?: RenderedView;
  readonly failure?: string;
  readonly offHeapBytes: number;
}

const script = new URL('./render-worker.mjs', import.meta.url);

/**
 * Creates the pool; workers start with their first job. One that hangs, exceeds its memory or dies is replaced,
 * and fails only the render that it was busy with; one that holds too much outside of its heap between renders is
 * replaced as well.
 */
export function createRenderPool(limits: PoolLimits): RenderPool {
  const waiting: Job[] = [];
  const slots = Array.from({ length: limits.workers }, idleSlot);
  const memory = createMemoryWatch(limits.heapMb + limits.offHeapMb);
  const abandon = (slot: Slot, worker: Worker, fault: RenderFault) => {
    if (slot.worker !== worker) return;
    dropWorker(slot, worker);
    finish(slot)?.fail(fault);
    startNext();
  };
  const workerOf = (slot: Slot): Worker => {
    if (slot.worker) return slot.worker;
    const worker = startWorker(limits.heapMb, (why) => abandon(slot, worker, new RenderFault('failed', why)));
    worker.on('message', ({ view, failure, offHeapBytes }: WorkerAnswer) => {
      const job = finish(slot);
      if (offHeapBytes > limits.offHeapMb * 2 ** 20) dropWorker(slot, worker);
      if (view) job?.done(view);
      else job?.fail(new RenderFault('failed', failure ?? 'no view'));
      startNext();
    });
    slot.worker = worker;
    return worker;
  };
  const send = (slot: Slot, job: Job) => {
    const worker = workerOf(slot);
    slot.job = job;
    slot.endWatch = watchRender(limits, memory, (fault) => abandon(slot, worker, fault));
    worker.postMessage({ ...useBuild(slot, job.build), input: job.input });
  };
  const startNext = () => {
    for (const slot of slots) {
      if (slot.job) continue;
      const job = waiting.shift();
      if (!job) return;
      send(slot, job);
    }
  };
  /** Gives up a render that is still waiting. */
  const refuse = (job: Job) => {
    const at = waiting.indexOf(job);
    if (at < 0) return;
    waiting.splice(at, 1);
    job.fail(new RenderFault('busy', 'it has waited too long'));
  };
  const add = (work: Pick<Job, 'build' | 'input'>): Promise<RenderedView> =>
    new Promise((done, fail) => {
      const isFull = waiting.length >= limits.queue * limits.workers;
      if (isFull) return fail(new RenderFault('busy', 'too many renders are waiting'));
      const job = { ...work, done, fail };
      waiting.push(job);
      startNext();
      if (limits.queueMs !== undefined) setTimeout(() => refuse(job), limits.queueMs).unref();
    });
  return {
    run: (build, input) => add({ build, input }),
    load: async (build) => void (await add({ build })),
    workers: limits.workers,
    close: () => closeAll(slots),
  };
}
