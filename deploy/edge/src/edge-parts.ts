import type { ReleaseStore } from '@forecourt/releases';
import type { Environment } from '@forecourt/shared-contracts/page';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import type { ThemeSheets } from './assets/theme-sheets.ts';
import type { MeasuredEntry } from './measure/pixel-routes.ts';
import type { Observations } from './observe/create-observations.ts';
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
  /** Header in which the CDN in front names the visitor's address; undefined to believe the connection alone. */
  readonly addressHeader?: string | undefined;
  readonly environment: Environment;
  /** Whether a signed cookie may give one browser another release of a remote; never in production (T17). */
  readonly hasOverrides?: boolean;
  /** Whether every page is loaded anew when its releases change, not only those of who has an override; where overrides are taken. */
  readonly reloadsPages?: boolean;
  /** Of how many pages in a hundred the speed is asked for. */
  readonly vitalsPercent: number;
  /** What an operator has to know to see the status; undefined where nobody has to, outside of production, or where nobody may, in it. */
  readonly operatorKey: string | undefined;
  /** The wall clock. */
  readonly nowMs: () => number;
  readonly log: (message: string) => void;
  readonly access: (entry: AccessEntry) => void;
  /** Gets each event of analytics that the pixel brings. */
  readonly measured: (entry: MeasuredEntry) => void;
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
  readonly observations: Observations;
  /** ISO instant of the edge's start, UTC. */
  readonly startedAt: string;
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
