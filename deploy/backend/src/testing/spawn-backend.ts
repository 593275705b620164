import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../../local/backend/main.ts', import.meta.url));

/** How a process ended, with what it wrote. */
export interface ProcessEnd {
  readonly exitCode: number | null;
  readonly stderr: string;
}

/** The backend as a process of its own. */
export interface BackendProcess {
  readonly url: string;
  /** Resolves when `/healthz` answers 200; rejects when the process ends before. */
  ready(): Promise<void>;
  end(): Promise<ProcessEnd>;
  signal(signal: 'SIGTERM' | 'SIGKILL'): void;
}

/** Starts the backend of one machine, with stand-ins and sample data, with these variables. */
export function spawnBackend(env: Readonly<Record<string, string>>): BackendProcess {
  const child: ChildProcess = spawn(process.execPath, ['--import', 'tsx', main], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let stderr = '';
  child.stderr?.on('data', (bytes) => (stderr += String(bytes)));
  const ended = new Promise<ProcessEnd>((done) => {
    child.once('close', (exitCode) => done({ exitCode, stderr: stderr.trim() }));
  });
  const url = `http://127.0.0.1:${env.BACKEND_PORT}`;
  return {
    url,
    async ready() {
      const until = Date.now() + 90_000;
      while (Date.now() < until) {
        if (child.exitCode !== null || child.signalCode !== null) {
          throw new Error(`the backend ended: ${(await ended).stderr}`);
        }
        const health = await fetch(`${url}/healthz`).catch(() => undefined);
        if (health?.status === 200) return;
        await new Promise((next) => setTimeout(next, 100));
      }
      throw new Error('the backend did not become ready in 90 s');
    },
    end: () => ended,
    signal: (signal) => void child.kill(signal),
  };
}
