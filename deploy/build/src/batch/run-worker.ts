import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { TargetKind } from './targets.ts';

const worker = fileURLToPath(new URL('./worker.ts', import.meta.url));

/** Whether a build in a child process succeeded, and all of its output. */
export interface WorkerResult {
  readonly ok: boolean;
  readonly output: string;
}

/**
 * Builds one package in a child process, so that several processors are used and a crash affects only one
 * build.
 */
export function runWorker(kind: TargetKind, dir: string): Promise<WorkerResult> {
  return new Promise((done) => {
    const args = ['--import', import.meta.resolve('tsx'), worker, kind, dir];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const collect = (bytes: Buffer) => (output += bytes.toString());
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('error', (error) => done({ ok: false, output: error.message }));
    child.once('close', (code) => done({ ok: code === 0, output: output.trim() }));
  });
}
