import * as v from 'valibot';
import { TenantSchema, type Tenant } from '@forecourt/shared-contracts/tenant';
import type { ReleaseStore } from '../store/release-store.ts';
import { publicationFaults, settingFaults } from './tenant-faults.ts';

/** A parsed tenant file, or its faults: one line per field, `path: reason`. */
export type TenantReading =
  | { readonly ok: true; readonly tenant: Tenant }
  | { readonly ok: false; readonly faults: readonly string[] };

/** Parses the text of a tenant file by the schema, including contrast rules and cross-references. */
export function readTenant(text: string): TenantReading {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), TenantSchema), text);
  if (!parsed.success) {
    const faults = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'file'}: ${issue.message}`);
    return { ok: false, faults };
  }
  const faults = settingFaults(parsed.output);
  return faults.length > 0 ? { ok: false, faults } : { ok: true, tenant: parsed.output };
}

function clashes(tenant: Tenant, other: Tenant): string[] {
  const hosts = tenant.hosts.flatMap((host, at) =>
    other.hosts.includes(host) ? [`hosts.${at}: ${host} belongs to tenant ${other.id}`] : [],
  );
  if (!tenant.isDefault || !other.isDefault) return hosts;
  return [...hosts, `isDefault: tenant ${other.id} is the default already`];
}

async function otherTenants(store: ReleaseStore, id: string): Promise<Tenant[]> {
  const others = (await store.tenantIds()).filter((other) => other !== id);
  const files = await Promise.all(others.map((other) => store.tenant(other)));
  return files.flatMap((file) => {
    const reading = readTenant(file?.text ?? '');
    return reading.ok ? [reading.tenant] : [];
  });
}

/**
 * Publishes a tenant file: it is live as soon as edge and backend read it, within seconds. An invalid file, one
 * that has the faults of `publicationFaults`, or one that claims a host of another tenant, is rejected with its
 * faults, and the last good one stays. A file that is published already is served all the same.
 */
export async function publishTenant(store: ReleaseStore, text: string): Promise<TenantReading> {
  const reading = readTenant(text);
  if (!reading.ok) return reading;
  const { tenant } = reading;
  const others = await otherTenants(store, tenant.id);
  const faults = [...publicationFaults(tenant), ...others.flatMap((other) => clashes(tenant, other))];
  if (faults.length > 0) return { ok: false, faults };
  const written = `${JSON.stringify(tenant, null, 2)}\n`;
  if ((await store.tenant(tenant.id))?.text !== written) await store.writeTenant(tenant.id, written);
  return reading;
}
