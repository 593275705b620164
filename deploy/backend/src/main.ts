import { openInventory } from './open-inventory.ts';
import { backendSettings } from './settings.ts';
import { startBackend } from './start-backend.ts';
import { StartFault } from './start-fault.ts';

async function main(): Promise<void> {
  const begunMs = performance.now();
  const backend = await startBackend(backendSettings(process.env), openInventory);
  const seconds = ((performance.now() - begunMs) / 1000).toFixed(1);
  console.log(`Backend ready on http://127.0.0.1:${backend.port} after ${seconds} s`);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => void backend.stop().then(() => process.exit(0)));
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof StartFault ? error.message : error);
  process.exit(error instanceof StartFault ? error.exitCode : 1);
});
