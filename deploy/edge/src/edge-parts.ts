import type { ReleaseStore } from '@forecourt/releases';
import type { Environment } from '@forecourt/shared-contracts/page';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import type { ThemeSheets } from './assets/theme-sheets.ts';
import type { FlagReader } from './site/create-flag-reader.ts';
import type { LiveSite } from './site/create-live-site.ts';

/** What an edge is made of. `log` gets one line per fault, `access` one entry per request. */
export interface EdgeParts {
  readonly site: LiveSite;
  readonly store: ReleaseStore;
  readonly backendUrl: string;
  /** The one origin that pages may frame; undefined for none. */
  readonly paymentOrigin: string | undefined;
  readonly isHttps: boolean;
  readonly environment: Environment;
  readonly log: (message: string) => void;
  readonly access: (entry: AccessEntry) => void;
}

/** One request in the log: no query, no header, no body, because those may hold personal data (T47). */
export interface AccessEntry {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly tenant: string | undefined;
  readonly correlationId: string;
  readonly durationMs: number;
}

/** The parts with what the edge keeps in memory; all of it can be made again. */
export interface EdgeState extends EdgeParts {
  readonly sheets: ThemeSheets;
  readonly flagReader: FlagReader;
}

/** What the edge knows of every request. */
export interface EdgeVariables {
  tenant: Tenant;
  correlationId: string;
  clientAddress: string;
}

/** Hono's view of the edge. */
export interface EdgeEnv {
  Variables: EdgeVariables;
}
