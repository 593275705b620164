import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Endpoint } from '@forecourt/shared-contracts/http';
import { repositoryFiles } from '../sources/repository-files.ts';
import { markdownTable } from './markdown-table.ts';

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'errors' in value && 'path' in value;
}

/** Every endpoint declared by shared-contracts, found by importing the modules that declare one. */
async function endpointsOf(root: string): Promise<readonly Endpoint[]> {
  const modules = repositoryFiles(join(root, 'shared-contracts/src'))
    .filter((path) => /^(?!.*\.test(?:-d)?\.ts$).+\.ts$/.test(path) && !path.startsWith('testing/'))
    .map((path) => join(root, 'shared-contracts/src', path))
    .filter((path) => readFileSync(path, 'utf8').includes('= defineEndpoint('));
  const exported = await Promise.all(
    modules.map(async (path) => (await import(pathToFileURL(path).href)) as Record<string, unknown>),
  );
  return exported.flatMap((module) => Object.values(module)).filter(isEndpoint);
}

/**
 * `deploy/docs/error-codes.md`: every error code that a call may return, with its HTTP status and the calls.
 */
export async function errorCodesPage(root: string): Promise<string> {
  const byCode = new Map<string, { readonly statuses: Set<number>; readonly calls: Set<string> }>();
  for (const { method, path, errors } of await endpointsOf(root)) {
    for (const [code, status] of Object.entries(errors)) {
      const entry = byCode.get(code) ?? { statuses: new Set(), calls: new Set() };
      entry.statuses.add(status);
      entry.calls.add(`\`${method} ${path}\``);
      byCode.set(code, entry);
    }
  }
  const rows = [...byCode]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([code, { statuses, calls }]) => [
      `\`${code}\``,
      [...statuses].sort().join(', '),
      [...calls].sort().join(', '),
    ]);
  return [
    '# Error codes',
    'Written by `npm run docs:reference` from the endpoints in `shared-contracts/src`; change them there.',
    'A call answers `{ error: { code, message, param?, correlationId } }` with one of these codes beside the common ones that every call may answer. A screen has words for each code of the calls that it makes.',
    markdownTable(['Code', 'HTTP status', 'Calls'], rows),
  ].join('\n\n');
}
