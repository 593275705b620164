import { buildTarget } from './build-target.ts';
import type { TargetKind } from './targets.ts';

const [kind, dir] = process.argv.slice(2);

try {
  await buildTarget(kind as TargetKind, dir ?? '');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
