import {
  driversLicenseKey,
  insuranceCardKey,
  w2Key,
  type FileKind,
} from '@forecourt/shared-contracts/documents';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { TenantStore } from '@forecourt/backend/db/index.ts';
import type { FileStore } from '@forecourt/backend/files/index.ts';
import type { Random } from '@forecourt/backend/ports/index.ts';
import { documentFiles } from '@forecourt/backend/documents/documents.tables.ts';

interface Sample {
  readonly fileName: string;
  readonly kind: FileKind;
}

const samples: Readonly<Record<string, Sample>> = {
  [driversLicenseKey]: { fileName: 'drivers-license.jpg', kind: 'jpg' },
  [insuranceCardKey]: { fileName: 'insurance-card.png', kind: 'png' },
  [w2Key]: { fileName: 'w2.pdf', kind: 'pdf' },
};

/** A sample document that the dealer has refused, with the reason as text. */
export interface RefusedSample {
  readonly key: string;
  readonly reason: string;
}

interface DocumentSeed {
  readonly dealRefId: string;
  readonly keys: readonly string[];
  /** Documents that the dealer has refused. */
  readonly refused: readonly RefusedSample[];
  readonly at: Date;
  readonly files: FileStore;
  readonly random: Random;
}

/**
 * Adds sample files for these documents to a deal, as if its buyer had uploaded them. Thumbnails are created
 * on request.
 */
export async function seedDocuments(store: TenantStore, seeding: DocumentSeed): Promise<void> {
  for (const key of seeding.keys) await seedDocument(store, seeding, { key, reason: null });
  for (const refused of seeding.refused) await seedDocument(store, seeding, refused);
}

async function seedDocument(
  store: TenantStore,
  { dealRefId, at, files, random }: DocumentSeed,
  { key, reason }: { readonly key: string; readonly reason: string | null },
): Promise<void> {
  const sample = samples[key];
  if (!sample) throw new Error(`There is no sample file for ${key}`);
  const bytes = await readFile(new URL(sample.fileName, import.meta.url));
  const fileKey = `${store.tenantId}/${dealRefId}/${key}/${random.uuid()}`;
  await files.put(fileKey, Readable.from([bytes]));
  await store.insert(documentFiles, [
    {
      ...sample,
      id: random.uuid(),
      dealRefId,
      key,
      status: reason === null ? 'COMPLETE' : 'FAIL',
      refusalReason: reason,
      sizeBytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      isProtected: false,
      fileKey,
      thumbnailKey: null,
      addedAt: at,
    },
  ]);
}
