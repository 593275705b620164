import { spawn, type ChildProcess } from 'node:child_process';
import type { Readable } from 'node:stream';
import { workspaceDir } from './workspace.ts';

/** A process of the site. `log` is the end of its faults, then the end of its other output. */
export interface Service {
  readonly name: string;
  readonly process: ChildProcess;
  log(): string;
  /** Ends it with the given signal and resolves when it is gone; SIGTERM is followed by SIGKILL after 5 s. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

const keptCharacters = 200_000;
const graceMs = 5_000;
const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Keeps the end of what a stream says. */
function endOf(stream: Readable): () => string {
  let output = '';
  stream.on('data', (bytes: Buffer) => {
    output = (output + bytes.toString()).slice(-keptCharacters);
  });
  return () => output;
}

/**
 * Starts a TypeScript module as a separate process in the checkout, with these variables added to the
 * environment.
 */
export function startService(
  name: string,
  script: string,
  env: Readonly<Record<string, string>>,
  ...args: readonly string[]
): Service {
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], {
    cwd: workspaceDir,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_OPTIONS: '', ...env },
  });
  running.add(child);
  const ends = [child.stderr, child.stdout].map(endOf);
  const gone = new Promise<void>((done) => {
    child.once('close', () => {
      running.delete(child);
      done();
    });
  });
  return {
    name,
    process: child,
    log: () => ends.map((end) => end()).join('\n'),
    async end(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return gone;
      child.kill(signal);
      const kill = setTimeout(() => child.kill('SIGKILL'), graceMs);
      await gone;
      clearTimeout(kill);
    },
  };
}

/** Starts the site as `npm start` does, with these variables added to the environment. */
export function startNpm(env: Readonly<Record<string, string>>): Service {
  return startService('npm start', 'deploy/local/start.mjs', env);
}

/**
 * Runs a TypeScript module to completion and returns its output. Throws an Error with the output when its
 * exit code is not 0.
 */
export async function runScript(
  script: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<string> {
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], {
    cwd: workspaceDir,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_OPTIONS: '', ...env },
  });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (bytes: Buffer) => (output += bytes.toString()));
  }
  const code = await new Promise<number | null>((done) => child.once('close', done));
  running.delete(child);
  if (code !== 0) throw new Error(`${script} ${args.join(' ')} ended with exit code ${code}:\n${output}`);
  return output;
}
