import { spawn } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { exitCodes, localSettings, requireFreePort, requireNode } from './environment.mjs';
import { sampleTenants, tenantFiles } from './tenant-files.mjs';

let server: Server | undefined;

afterEach(() => {
  server?.close();
  server = undefined;
});

function listen(): Promise<number> {
  return new Promise((done) => {
    server = createServer().listen(0, () => done((server?.address() as AddressInfo).port));
  });
}

function start(env: Record<string, string>): Promise<{ code: number | null; output: string }> {
  return new Promise((done) => {
    const child = spawn(process.execPath, ['deploy/local/start.mjs'], { env: { ...process.env, ...env } });
    let output = '';
    child.stdout.on('data', (bytes) => (output += bytes));
    child.stderr.on('data', (bytes) => (output += bytes));
    child.once('exit', (code) => done({ code, output }));
  });
}

it.each(['18.20.4', '20.18.3', '16.0.0'])('refuses Node.js %s with what to do', (version) => {
  expect(() => requireNode(version)).toThrow(
    `Forecourt needs Node.js 20.19 or newer, and this is ${version}. Install a newer one`,
  );
});

it.each(['20.19.0', '20.20.2', '22.0.0', '24.1.0'])('takes Node.js %s', (version) => {
  expect(() => requireNode(version)).not.toThrow();
});

it.each(['abc', '0', '70000', '80.5', '-1'])('refuses PORT=%s', (text) => {
  expect(() => localSettings({ PORT: text })).toThrow('a port is a whole number from 1 to 65535');
});

it('reads its settings from the environment, with defaults', () => {
  expect(localSettings({ HOST_PORT: '9999', PORT: '' })).toMatchObject({
    port: 8080,
    hostPort: 9999,
    backendPort: 8081,
    paymentPort: 8083,
  });
});

it('says which port is in use and how to choose another', async () => {
  const port = await listen();
  await expect(requireFreePort(port, 'PORT')).rejects.toThrow(
    `Port ${port} is in use. Stop what listens there, or choose another with PORT=… npm start.`,
  );
});

it('ends at once with a sentence and its exit code when a port is in use', async () => {
  const port = await listen();
  const { code, output } = await start({ PORT: String(port) });
  expect(output).toBe(
    `Port ${port} is in use. Stop what listens there, or choose another with PORT=… npm start.\n`,
  );
  expect(code).toBe(exitCodes.portInUse);
});

it('publishes every tenant file, the default tenant first in its list', () => {
  expect(sampleTenants()[0]?.id).toBe('northstar');
  expect(tenantFiles({ hostPort: 8090, dataDir: '/nowhere' })).toHaveLength(sampleTenants().length);
});
