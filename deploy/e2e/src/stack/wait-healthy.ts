import type { Service } from './service.ts';

const pauseMs = 100;

function isOver({ process }: Service): boolean {
  return process.exitCode !== null || process.signalCode !== null;
}

/**
 * Resolves when the URL answers 200. Throws an Error with the services' latest output when one has ended or
 * the time is up.
 */
export async function waitHealthy(
  url: string,
  services: readonly Service[],
  timeoutMs: number,
): Promise<void> {
  const until = performance.now() + timeoutMs;
  let reason = 'no answer yet';
  const complain = (why: string): never => {
    const words = services.map((service) => `--- ${service.name}\n${service.log()}`).join('\n');
    throw new Error(`${url} is not healthy: ${why}\n${words}`);
  };
  for (;;) {
    const ended = services.find(isOver);
    if (ended) complain(`${ended.name} has ended`);
    try {
      const answer = await fetch(url, { signal: AbortSignal.timeout(5_000) });
      if (answer.ok) return;
      reason = (await answer.text()).slice(0, 400);
    } catch (error) {
      reason = error instanceof Error ? error.message : String(error);
    }
    if (performance.now() > until) complain(reason);
    await new Promise((next) => setTimeout(next, pauseMs));
  }
}
