import { buildAll, type BuildOutcome } from './batch/build-all.ts';

function line({ name, result, elapsedMs, message }: BuildOutcome): string {
  const time = result === 'unchanged' ? '' : ` in ${(elapsedMs / 1000).toFixed(1)} s`;
  return `  ${name.padEnd(16)} ${result}${time}${message ? `\n${message}` : ''}`;
}

async function main(): Promise<void> {
  const begun = performance.now();
  const outcomes = await buildAll(process.argv.slice(2), (outcome) => console.log(line(outcome)));
  console.log(`  ${'all'.padEnd(16)} ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  if (outcomes.some(({ result }) => result === 'failed')) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
