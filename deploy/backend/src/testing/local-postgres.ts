import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from './free-port.ts';

/** A PostgreSQL server of a test, on a directory of its own. */
export interface LocalPostgres {
  readonly databaseUrl: string;
  stop(): Promise<void>;
}

const searchPath = [
  '/usr/local/bin',
  '/usr/lib/postgresql/17/bin',
  '/usr/lib/postgresql/16/bin',
  '/usr/lib/postgresql/15/bin',
];

/** Directory of PostgreSQL's programs on this machine; undefined when it has none. */
export function postgresPrograms(): string | undefined {
  return searchPath.find((path) => existsSync(join(path, 'postgres')) && existsSync(join(path, 'initdb')));
}

/** PostgreSQL refuses to run as root, so root lends it an ordinary account. */
function ordinaryAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  const line =
    lines.find((one) => one.startsWith('postgres:')) ?? lines.find((one) => one.startsWith('nobody:'));
  const [, , uid, gid] = (line ?? '').split(':').map(Number);
  return uid === undefined || gid === undefined ? undefined : { uid, gid };
}

const settings = ['-c', 'fsync=off', '-c', 'max_connections=200', '-c', 'listen_addresses=127.0.0.1'];

/** Starts a fresh server from the programs of this machine; what it writes goes when it stops. */
export async function startLocalPostgres(programs: string): Promise<LocalPostgres> {
  const account = ordinaryAccount();
  const directory = mkdtempSync(join(tmpdir(), 'forecourt-postgres-'));
  if (account) chownSync(directory, account.uid, account.gid);
  chmodSync(directory, 0o700);
  const data = join(directory, 'data');
  const run = promisify(execFile);
  await run(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'forecourt', '-A', 'trust', '-E', 'UTF8', '--locale', 'C', '--no-sync'],
    { ...account, cwd: directory },
  );
  const { server, databaseUrl } = await serve(data, (port) =>
    spawn(join(programs, 'postgres'), ['-D', data, '-p', String(port), '-k', directory, ...settings], {
      ...account,
      cwd: directory,
      stdio: 'ignore',
    }),
  );
  return {
    databaseUrl,
    async stop() {
      server.kill('SIGINT');
      if (server.exitCode === null) await new Promise((done) => server.once('exit', done));
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** Starts a server on a free port; on another one if that was taken meanwhile, which ends the server. */
async function serve(data: string, start: (port: number) => ChildProcess) {
  for (let triesLeft = 2; ; triesLeft -= 1) {
    const port = await freePort();
    const server = start(port);
    const databaseUrl = `postgres://forecourt@127.0.0.1:${port}/postgres`;
    try {
      await waitReady(databaseUrl, data, server);
      return { server, databaseUrl };
    } catch (error) {
      if (server.exitCode === null || triesLeft === 0) throw error;
    }
  }
}

async function waitReady(databaseUrl: string, data: string, server: ChildProcess): Promise<void> {
  const until = Date.now() + 30_000;
  while (Date.now() < until) {
    if (server.exitCode !== null) throw new Error(`postgres ended with exit code ${server.exitCode}`);
    if (await answers(databaseUrl, data)) return;
    await new Promise((next) => setTimeout(next, 100));
  }
  throw new Error('postgres did not become ready in 30 s');
}

/** Whether the server of this data directory answers there, not another one that was given the port. */
async function answers(databaseUrl: string, data: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    return rows[0]?.data_directory === data;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
