import { TenantSchema, type Tenant } from '@forecourt/shared-contracts/tenant';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { exitCodes, StartFault } from '@forecourt/settings';
import * as v from 'valibot';
import type { TenantDirectory } from './tenant-directory.ts';

/** Returns why this process cannot serve a tenant; undefined if it can. */
export type TenantCheck = (tenant: Tenant) => string | undefined;

/** A directory of tenants that reloads its files on request. */
export interface TenantFiles extends TenantDirectory {
  /**
   * Reloads changed files. An invalid file, or one for which `faultOf` says why, is reported once and its last good state is kept. Returns the
   * tenants of new files until they are admitted: they are not served before.
   */
  refresh(faultOf?: TenantCheck): readonly Tenant[];
  /** Serves a new tenant from now on. */
  admit(tenant: Tenant): void;
}

/** Returns the first of the directories that holds tenant files: the published ones, else their sources. */
export function tenantFolder(folders: readonly string[]): string {
  const folder = folders.find((one) => filesOf(one).length > 0);
  if (folder) return folder;
  throw new StartFault(`No tenant file was found in ${folders.join(' or ')}.`, exitCodes.badSetting);
}

/** Reads every tenant of a folder. Throws a StartFault that names file and field if one is invalid. */
export function readTenants(folder: string): TenantFiles {
  const tenants = new Map<string, Tenant>();
  const stamps = new Map<string, number>();
  for (const file of filesOf(folder)) {
    const path = join(folder, file);
    stamps.set(path, statSync(path).mtimeMs);
    const { tenant, fault } = readTenant(path);
    if (!tenant) throw new StartFault(`The tenant file ${path} is wrong: ${fault}`, exitCodes.badSetting);
    tenants.set(tenant.id, tenant);
  }
  const waiting = new Map<string, Tenant>();
  function refreshFile(path: string, faultOf: TenantCheck) {
    const stamp = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
    if (stamp === undefined || stamps.get(path) === stamp) return;
    stamps.set(path, stamp);
    const { tenant, fault = tenant && faultOf(tenant) } = readTenant(path);
    if (!tenant || fault)
      console.error(`The tenant file ${path} is wrong, its last good state stays: ${fault}`);
    else (tenants.has(tenant.id) ? tenants : waiting).set(tenant.id, tenant);
  }
  return {
    byId: (tenantId) => tenants.get(tenantId),
    all: () => [...tenants.values()],
    refresh(faultOf = () => undefined) {
      const found = filesOf(folder).map((file) => join(folder, file));
      for (const path of new Set([...stamps.keys(), ...found])) refreshFile(path, faultOf);
      return [...waiting.values()];
    },
    admit(tenant) {
      waiting.delete(tenant.id);
      tenants.set(tenant.id, tenant);
    },
  };
}

function filesOf(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort();
}

function readTenant(path: string): { tenant?: Tenant; fault?: string } {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return { fault: 'it is not JSON' };
  }
  const parsed = v.safeParse(TenantSchema, content);
  if (parsed.success) return { tenant: parsed.output };
  const [issue] = parsed.issues;
  return { fault: `${v.getDotPath(issue) ?? '(root)'}: ${issue.message}` };
}
