import { StartFault } from '@forecourt/settings';
import type { RunningBackend } from './start-backend.ts';

/** Runs a backend as this process until SIGTERM or SIGINT. A StartFault is printed as one sentence and sets the exit code. */
export async function runBackend(start: () => Promise<RunningBackend>): Promise<void> {
  const startedMs = performance.now();
  try {
    const backend = await start();
    const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
    console.log(`Backend ready on http://127.0.0.1:${backend.port} after ${seconds} s`);
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.on(signal, () => void backend.stop().then(() => process.exit(0)));
    }
  } catch (error) {
    console.error(error instanceof StartFault ? error.message : error);
    process.exit(error instanceof StartFault ? error.exitCode : 1);
  }
}
