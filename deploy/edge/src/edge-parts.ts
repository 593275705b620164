import type { ReleaseStore } from '@forecourt/releases';
import type { Environment } from '@forecourt/shared-contracts/page';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import type { ThemeSheets } from './assets/theme-sheets.ts';
import type { BackendBreaker } from './html/create-backend-breaker.ts';
import type { MeasuredEntry } from './measure/measured-entry.ts';
import type { Observations } from './observe/create-observations.ts';
import type { InventoryVersions } from './page-cache/create-inventory-versions.ts';
import type { PageCache } from './page-cache/create-page-cache.ts';
import type { ViewRenderer } from './render/create-view-renderer.ts';
import type { FlagReader } from './site/create-flag-reader.ts';
import type { LiveSite } from './site/create-live-site.ts';

/**
 * Dependencies and settings of an edge. `log` receives one line per fault, `access` one entry per request.
 */
export interface EdgeDeps {
  readonly site: LiveSite;
  readonly store: ReleaseStore;
  readonly backendUrl: string;
  /** Renders the first views of remotes that allow it; undefined to leave all of it to the browser. */
  readonly views?: ViewRenderer | undefined;
  /** Keeps whole public pages; undefined to write each page again. */
  readonly pages?: PageCache | undefined;
  /** The one external origin that pages may embed in a frame; undefined for none. */
  readonly paymentOrigin: string | undefined;
  readonly isHttps: boolean;
  /**
   * Header in which the CDN in front passes the visitor's address; undefined to use the connection's address
   * only.
   */
  readonly addressHeader?: string | undefined;
  readonly environment: Environment;
  /**
   * Whether a signed cookie may switch one browser to another release of a remote; never in production (T17).
   */
  readonly hasOverrides?: boolean;
  /**
   * Whether every page reloads when its releases change, not only pages with an override; only where
   * overrides are allowed.
   */
  readonly reloadsPages?: boolean;
  /** Percentage of pages that are asked to report their speed. */
  readonly vitalsPercent: number;
  /**
   * Key that an operator needs to see the status page; undefined makes the page public outside production and
   * unavailable in production.
   */
  readonly operatorKey: string | undefined;
  /** Aborted when the edge is about to end; streams that would go on forever end then. */
  readonly stopping?: AbortSignal | undefined;
  /** The wall clock. */
  readonly nowMs: () => number;
  readonly log: (message: string) => void;
  readonly access: (entry: AccessEntry) => void;
  /** Called for each analytics event received through the pixel. */
  readonly measured: (entry: MeasuredEntry) => void;
}

/**
 * One request in the access log: no query, headers or body, because those may contain personal data (T47).
 */
export interface AccessEntry {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly tenant: string | undefined;
  readonly correlationId: string;
  readonly durationMs: number;
}

/** The dependencies plus what the edge keeps in memory; all of it can be rebuilt. */
export interface EdgeState extends EdgeDeps {
  readonly sheets: ThemeSheets;
  readonly flagReader: FlagReader;
  readonly inventories: InventoryVersions;
  readonly backendBreaker: BackendBreaker;
  readonly observations: Observations;
  /** ISO instant at which the edge started, UTC. */
  readonly startedAt: string;
}

/** What the edge knows about every request. */
export interface EdgeVariables {
  tenant: Tenant;
  correlationId: string;
  clientAddress: string;
}

/** Hono environment of the edge. */
export interface EdgeEnv {
  Variables: EdgeVariables;
}
