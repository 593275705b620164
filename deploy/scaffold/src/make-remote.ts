import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { format, type FormatConfig, type OxfmtConfig } from 'oxfmt';
import * as v from 'valibot';
import { RemoteConfigSchema } from '@forecourt/shared-contracts/releases';
import { filledIn, requestFaults, type KnownRemote, type RemoteRequest } from './remote-request.ts';

const templateDir = fileURLToPath(new URL('../template', import.meta.url));
const settingsFile = fileURLToPath(new URL('../../../.oxfmtrc.json', import.meta.url));
const ending = '.tmpl';

/**
 * A rejected request for a remote; the message contains the reasons, one sentence per line. Nothing was
 * written.
 */
export class RemoteRefused extends Error {
  override readonly name = 'RemoteRefused';
}

function templates(): string[] {
  const all = readdirSync(templateDir, { recursive: true, encoding: 'utf8' });
  return all.filter((path) => path.endsWith(ending)).sort();
}

/** The remotes of a checkout, from their `remote.config.ts`. Rejects when one of them cannot be read. */
async function knownRemotes(workspaceDir: string): Promise<KnownRemote[]> {
  const files = readdirSync(workspaceDir)
    .map((name) => join(workspaceDir, name, 'remote.config.ts'))
    .filter(existsSync);
  return Promise.all(
    files.map(async (file) => {
      const module = (await import(pathToFileURL(file).href)) as { default: { default?: unknown } };
      return v.parse(RemoteConfigSchema, module.default.default ?? module.default);
    }),
  );
}

/**
 * Target of a template file: those of `workspace/` go to the root of the checkout, the others to the remote's
 * own folder.
 */
function targetOf(path: string, request: RemoteRequest): string {
  const target = filledIn(path.slice(0, -ending.length), request);
  return target.startsWith('workspace/') ? target.slice('workspace/'.length) : join(request.name, target);
}

function formatSettings(): FormatConfig {
  const { ignorePatterns: _, ...settings } = JSON.parse(readFileSync(settingsFile, 'utf8')) as OxfmtConfig;
  return settings;
}

/** Fills in a template file for the remote and formats it with the settings of the checkout. Rejects when it cannot be parsed. */
async function textOf(path: string, target: string, request: RemoteRequest): Promise<string> {
  const text = filledIn(readFileSync(join(templateDir, path), 'utf8'), request);
  const { code, errors } = await format(target, text, formatSettings());
  if (errors.length > 0) throw new Error(`${target}: ${errors.map(({ message }) => message).join(' ')}`);
  return code;
}

/**
 * Writes a new remote into a checkout: a package that passes lint and tests and builds as generated, with one
 * page at `route`. Returns the paths of the files, relative to the checkout. Rejects with a
 * {@link RemoteRefused}, and writes nothing, when the request is invalid, conflicts with an existing remote, or
 * would overwrite a file.
 */
export async function makeRemote(workspaceDir: string, request: RemoteRequest): Promise<string[]> {
  const faults = requestFaults(request, await knownRemotes(workspaceDir));
  if (faults.length > 0) throw new RemoteRefused(faults.join('\n'));
  const files = await Promise.all(
    templates().map(async (path) => {
      const target = targetOf(path, request);
      return { target, text: await textOf(path, target, request) };
    }),
  );
  const taken = files.find(({ target }) => existsSync(join(workspaceDir, target)));
  if (taken) throw new RemoteRefused(`${taken.target} is there already.`);
  for (const { target, text } of files) {
    mkdirSync(dirname(join(workspaceDir, target)), { recursive: true });
    writeFileSync(join(workspaceDir, target), text);
  }
  return files.map(({ target }) => target);
}
