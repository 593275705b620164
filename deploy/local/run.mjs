import { spawn } from 'node:child_process';
import { root } from './environment.mjs';

/**
 * Runs a command to its end, its output handed on. Answers the exit code.
 * @param {string} command @param {string[]} args @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<number>}
 */
export function run(command, args, env = {}) {
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    child.once('error', () => done(127));
    child.once('exit', (code, signal) => done(code ?? (signal ? 1 : 0)));
  });
}

/**
 * Starts a service that stays. Its output is handed on with its name in front.
 * @param {string} name @param {string[]} argv command and arguments @param {NodeJS.ProcessEnv} [env]
 */
export function startService(name, argv, env = {}) {
  const [command = 'node', ...args] = argv;
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  for (const stream of [child.stdout, child.stderr]) {
    let rest = '';
    stream.on('data', (bytes) => {
      const lines = (rest + bytes).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (!isAccessLog(line)) console.log(`  ${name}: ${line}`);
    });
  }
  return child;
}

/** One line per request is for log files, not for the terminal of `npm start`. @param {string} line */
function isAccessLog(line) {
  return line.startsWith('{') && line.includes('"path"');
}

/**
 * Waits until an address answers 200, or a service has ended, or the time is up.
 * @param {string} url @param {import('node:child_process').ChildProcess[]} services @param {number} timeoutMs
 * @returns {Promise<{ ok: boolean, reason: string }>}
 */
export async function waitHealthy(url, services, timeoutMs) {
  const until = Date.now() + timeoutMs;
  let reason = 'no answer yet';
  while (Date.now() < until) {
    const ended = services.find((service) => service.exitCode !== null);
    if (ended) return { ok: false, reason: `a service ended with exit code ${ended.exitCode}` };
    try {
      const answer = await fetch(url, { signal: AbortSignal.timeout(5000) });
      if (answer.ok) return { ok: true, reason: '' };
      reason = (await answer.text()).slice(0, 400);
    } catch (error) {
      reason = String(error instanceof Error ? error.message : error);
    }
    await new Promise((next) => setTimeout(next, 150));
  }
  return { ok: false, reason };
}
