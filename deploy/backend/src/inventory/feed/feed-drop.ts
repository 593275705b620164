import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

const feedName = /^[0-9a-f-]{36}\.csv$/;
const fileOf = (dataDir: string, name: string) => join(dataDir, 'feeds', name);

/** Copies a feed to where the backend of a data directory finds it; returns the name of the copy. */
export async function dropFeed(dataDir: string, file: string): Promise<string> {
  const name = `${randomUUID()}.csv`;
  await mkdir(join(dataDir, 'feeds'), { recursive: true });
  await copyFile(file, fileOf(dataDir, name));
  return name;
}

/** Returns the bytes of a dropped feed; undefined for a name that {@link dropFeed} does not generate. */
export function readDroppedFeed(dataDir: string, name: string): AsyncIterable<Uint8Array> | undefined {
  return feedName.test(name) ? createReadStream(fileOf(dataDir, name)) : undefined;
}

/** Removes a copy. */
export async function removeDroppedFeed(dataDir: string, name: string): Promise<void> {
  await rm(fileOf(dataDir, name), { force: true });
}
