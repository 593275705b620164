import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from './free-ports.ts';
import { publishBuilds } from './publish-builds.ts';
import { runScript, startService, type Service } from './service.ts';
import { writeTenantFiles, type TenantId } from './tenants.ts';
import { waitHealthy } from './wait-healthy.ts';

/** Options of a site. `vehicles` is the number per tenant; `healthTimeoutMs` how long its start may take, two minutes by default. */
export interface StackOptions {
  readonly vehicles: number;
  readonly healthTimeoutMs?: number;
}

/** A complete site with its own ports and data. */
export interface Stack {
  /** Folder with database and release store; gone after `stop`. */
  readonly dataDir: string;
  readonly sitePort: number;
  /** Port of the backend without the edge. */
  readonly backendPort: number;
  /**
   * URL of a tenant's site without a trailing slash; any other name gives the URL of a host without a tenant.
   */
  siteUrl(tenant: TenantId | (string & {})): string;
  /** URL of the host dealer's page, on another origin, for a tenant and an order. */
  hostPageUrl(tenant: TenantId, orderNumber: string): string;
  /** Process id of the edge. */
  readonly edgePid: number;
  /** `kill` is kill -9; `start` resolves when it is healthy again. Both may be called in any state. */
  readonly backend: { kill(): Promise<void>; start(): Promise<void> };
  /** The latest output of the processes, up to 200,000 characters of each. */
  log(): string;
  /** Ends every process and deletes the data. */
  stop(): Promise<void>;
}

const usualTimeoutMs = 120_000;

/** Names the address of a visitor, as a CDN's header does; without it the address is this machine's. */
export const addressHeader = 'x-test-address';

function environment(dataDir: string, ports: readonly number[], options: StackOptions) {
  const [sitePort = 0, backendPort = 0, hostPort = 0, paymentPort = 0] = ports;
  return {
    PORT: String(sitePort),
    BACKEND_PORT: String(backendPort),
    HOST_PORT: String(hostPort),
    PAYMENT_PORT: String(paymentPort),
    PAYMENT_SANDBOX_SECONDS: '4',
    BACKEND_URL: `http://127.0.0.1:${backendPort}`,
    FORECOURT_DATA: dataDir,
    FORECOURT_VEHICLES: String(options.vehicles),
    DATABASE_URL: '',
    FORECOURT_ENV: 'local',
    FORECOURT_OVERRIDES: '1',
    FORECOURT_ADDRESS_HEADER: addressHeader,
  };
}

async function publishSite(dataDir: string, env: Record<string, string>): Promise<void> {
  await publishBuilds(dataDir);
  const files = writeTenantFiles(join(dataDir, 'tenant-files'), `http://localhost:${env['HOST_PORT']}`);
  await runScript('deploy/releases/src/cli.ts', ['publish-tenant', ...files], env);
}

/**
 * Starts backend, edge and host page on free ports with fresh data in a temporary folder, from the builds of
 * this checkout. Rejects, with everything ended, when one of them does not become healthy.
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  const ports = await freePorts(4);
  const [sitePort = 0, backendPort = 0, hostPort = 0] = ports;
  const dataDir = mkdtempSync(join(tmpdir(), 'forecourt-e2e-'));
  const env = environment(dataDir, ports, options);
  const services = new Map<string, Service>();
  const serve = (name: string, script: string) => services.set(name, startService(name, script, env));
  const endAll = async () => {
    await Promise.all([...services.values()].map((service) => service.end('SIGTERM')));
    rmSync(dataDir, { recursive: true, force: true });
  };
  const healthy = (url: string) =>
    waitHealthy(url, [...services.values()], options.healthTimeoutMs ?? usualTimeoutMs);
  try {
    await publishSite(dataDir, env);
    serve('backend', 'deploy/local/backend/main.ts');
    serve('edge', 'deploy/edge/src/main.ts');
    serve('host page', 'deploy/local/host-page.ts');
    await healthy(`http://127.0.0.1:${sitePort}/healthz`);
    await healthy(`http://localhost:${hostPort}/`);
  } catch (error) {
    await endAll();
    throw error;
  }
  return {
    dataDir,
    sitePort,
    backendPort,
    edgePid: services.get('edge')?.process.pid ?? 0,
    siteUrl: (tenant) => `http://${tenant}.localhost:${sitePort}`,
    hostPageUrl: (tenant, orderNumber) =>
      `http://localhost:${hostPort}/?tenant=${tenant}&order=${encodeURIComponent(orderNumber)}`,
    backend: {
      kill: async () => services.get('backend')?.end('SIGKILL'),
      async start() {
        const backend = services.get('backend');
        if (backend?.process.exitCode === null && backend.process.signalCode === null) return;
        serve('backend', 'deploy/local/backend/main.ts');
        await healthy(`http://127.0.0.1:${backendPort}/healthz`);
      },
    },
    log: () => [...services.values()].map((service) => service.log()).join('\n'),
    stop: endAll,
  };
}
