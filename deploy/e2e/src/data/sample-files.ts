import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SentFile } from '../pages/documents-step.ts';
import { workspaceDir } from '../stack/workspace.ts';

const mimeTypes = { jpg: 'image/jpeg', png: 'image/png', pdf: 'application/pdf' } as const;

function sample(name: string): SentFile {
  const path = join(workspaceDir, 'deploy/sample-data/src/documents', name);
  const kind = name.split('.').at(-1) as keyof typeof mimeTypes;
  return { name, mimeType: mimeTypes[kind], buffer: readFileSync(path) };
}

/** Documents of the sample buyer. */
export const sampleFiles = {
  license: sample('drivers-license.jpg'),
  insuranceCard: sample('insurance-card.png'),
  w2: sample('w2.pdf'),
} as const;
