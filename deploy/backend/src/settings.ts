import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { badSetting, port, setting } from '@forecourt/settings';
import * as v from 'valibot';
import { filesBucket, type FilesBucket } from './files/index.ts';
import { smtpSettings, type SmtpSettings } from './outbox/index.ts';
import { providerNames, type ProviderName } from './providers.ts';

/** How a backend runs. Directories are absolute. */
export interface BackendSettings {
  readonly port: number;
  readonly dataDir: string;
  /** The bucket of uploaded documents; undefined for a folder in the data directory. */
  readonly filesBucket: FilesBucket | undefined;
  readonly databaseUrl: string | undefined;
  /** Keys that seal personal data, as `sealingKeys` reads them. */
  readonly dataKey: string | undefined;
  /** Directory in which a missing data key is created; undefined where `FORECOURT_DATA_KEY` is required. */
  readonly dataKeyDir: string | undefined;
  /** The mail server; undefined keeps mails on the outbox page. */
  readonly smtp: SmtpSettings | undefined;
  /** Services of other companies that this site does without. */
  readonly notOffered: ReadonlySet<ProviderName>;
  /** Where tenant files are looked for, the first that holds any. */
  readonly tenantFolders: readonly string[];
}

const workspaceDir = fileURLToPath(new URL('../../..', import.meta.url));

/** Reads the settings from the environment; README.md lists them. Throws a StartFault that names the variable. */
export function backendSettings(env: NodeJS.ProcessEnv): BackendSettings {
  const dataDir = resolve(workspaceDir, env.FORECOURT_DATA || '.data');
  return {
    port: setting(env, 'BACKEND_PORT', port) ?? 8081,
    dataDir,
    filesBucket: filesBucket(env),
    databaseUrl: env.DATABASE_URL || undefined,
    dataKey: env.FORECOURT_DATA_KEY || undefined,
    smtp: smtpSettings(env),
    dataKeyDir: undefined,
    notOffered: providersNotOffered(env.FORECOURT_NOT_OFFERED ?? ''),
    tenantFolders: [
      resolve(dataDir, 'releases/tenants'),
      fileURLToPath(new URL('../../releases/tenants', import.meta.url)),
    ],
  };
}

const ProviderNameSchema = v.picklist(providerNames);

function providersNotOffered(list: string): ReadonlySet<ProviderName> {
  const names = list.split(',').map((name) => name.trim());
  const known = names.filter((name) => v.is(ProviderNameSchema, name));
  const unknown = names.filter((name) => name !== '' && !v.is(ProviderNameSchema, name));
  if (unknown.length === 0) return new Set(known);
  throw badSetting(
    `FORECOURT_NOT_OFFERED lists ${unknown.join(', ')}, but its names are ${providerNames.join(', ')}.`,
  );
}
