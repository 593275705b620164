import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { workspaceDir } from '@forecourt/e2e/stack';

const resultsFile = join(workspaceDir, 'deploy/bench', 'RESULTS.md');
const preface = '# Results\n\nWritten by the benchmarks themselves; see [README.md](README.md).\n';

/** A document with the section of that title replaced, or added at its end. Sections are of level two. */
export function withSection(document: string, title: string, body: string): string {
  const section = `## ${title}\n\n${body.trim()}\n`;
  const parts = document.trim().split(/\n(?=## )/);
  const at = parts.findIndex((part) => part.startsWith(`## ${title}\n`));
  if (at < 0) parts.push(section);
  else parts[at] = section;
  return `${parts.map((part) => part.trim()).join('\n\n')}\n`;
}

function commit(): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: workspaceDir }).toString().trim();
  return git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain') ? ' with local changes' : '');
}

/** Commit, day, machine and its load over the last minute, as one line. */
export function circumstances(nowMs: number): string {
  const [load = 0] = loadavg();
  const machine = `${cpus().length} processors, load ${load.toFixed(1)}`;
  return `Commit ${commit()}, ${new Date(nowMs).toISOString().slice(0, 10)}, Node ${process.version}, ${machine}.`;
}

/** Replaces a benchmark's section of the page of results; tables are plain text. */
function writeResults(title: string, note: string, tables: readonly string[]): void {
  const document = existsSync(resultsFile) ? readFileSync(resultsFile, 'utf8') : preface;
  const body = [note, ...tables.map((table) => `\`\`\`\n${table}\n\`\`\``)].join('\n\n');
  writeFileSync(resultsFile, withSection(document, title, body));
}

/** Writes a benchmark's data to `.cache/bench/{name}.json` and returns the path. */
function writeJson(name: string, data: unknown): string {
  const folder = join(workspaceDir, '.cache/bench');
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${name}.json`);
  writeFileSync(path, `${JSON.stringify(data, null, 2)}\n`);
  return path;
}

/** What a benchmark has measured: tables as text for people, `data` for programs. */
export interface Results {
  /** Name of its file of data, `edge`. */
  readonly name: string;
  /** Title of its section. */
  readonly title: string;
  /** Circumstances of the run, in sentences. */
  readonly note: string;
  readonly tables: readonly string[];
  readonly data: unknown;
}

/** Prints a benchmark's results, writes its section of RESULTS.md, and its data beside. */
export function reportResults({ name, title, note, tables, data }: Results): void {
  console.log(['', title, note, ...tables].join('\n\n'));
  writeResults(title, note, tables);
  console.log(`\nData: ${writeJson(name, { note, data })}`);
}
