import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import { parentPort } from 'node:worker_threads';

const nodeRequire = createRequire(import.meta.url);
const allowed = new Set(['util', 'crypto', 'async_hooks', 'stream']);
const renders = new Map();

for (const name of ['fetch', 'WebSocket', 'EventSource']) delete globalThis[name];

const requireAllowed = (request) => {
  const name = request.replace(/^node:/, '');
  if (!allowed.has(name)) throw new Error(`A server build may not require ${request}.`);
  return nodeRequire(`node:${name}`);
};

/** Evaluates a server build and returns its `render`. */
const evaluate = ({ name, code }) => {
  const module = { exports: {} };
  const run = compileFunction(code, ['exports', 'require', 'module'], { filename: name });
  run(module.exports, requireAllowed, module);
  const { render } = module.exports;
  if (typeof render !== 'function') throw new Error('A server build exports the function render.');
  return render;
};

const answer = (outcome) =>
  parentPort.postMessage({ ...outcome, offHeapBytes: process.memoryUsage().arrayBuffers });

const noView = { html: '', css: '', styleNames: '' };

/** Jobs arrive one at a time: the pool sends the next only after the answer. One without input only loads its build. */
parentPort.on('message', async ({ build, drop, input }) => {
  try {
    if (drop !== undefined) renders.delete(drop);
    if (build.code !== undefined) renders.set(build.key, evaluate(build));
    answer({ view: input ? await renders.get(build.key)(input) : noView });
  } catch (error) {
    answer({ failure: String(error?.stack ?? error) });
  }
});
