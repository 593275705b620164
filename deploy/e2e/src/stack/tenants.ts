import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceDir } from './workspace.ts';

/** Ids of the tenants that the site ships with. */
export const tenantIds = ['northstar', 'harbor', 'ember'] as const;
export type TenantId = (typeof tenantIds)[number];

/** Look and name of a tenant, for tests. */
export interface Brand {
  readonly id: TenantId;
  readonly brandName: string;
  readonly legalName: string;
  readonly tagline: string;
  readonly contact: { readonly phone: string; readonly phoneAbbreviation: string; readonly email: string };
  readonly theme: {
    readonly colorScheme: 'light' | 'dark';
    readonly palette: Readonly<Record<string, string>>;
  };
}

function readTenantFile(id: TenantId): Record<string, unknown> & Brand {
  const path = join(workspaceDir, `deploy/releases/tenants/${id}.json`);
  return JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown> & Brand;
}

/** A tenant's brand from its file. */
export function brandOf(id: TenantId): Brand {
  return readTenantFile(id);
}

/**
 * Writes the tenant files into a folder, each allowing the host page's origin to embed the checkout. Returns
 * their paths.
 */
export function writeTenantFiles(folder: string, hostPageOrigin: string): string[] {
  mkdirSync(folder, { recursive: true });
  return tenantIds.map((id) => {
    const path = join(folder, `${id}.json`);
    writeFileSync(path, JSON.stringify({ ...readTenantFile(id), embeddingOrigins: [hostPageOrigin] }));
    return path;
  });
}
