import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { migrationsFolder } from './migrations-folder.ts';

/** Migrations up to this number were written before there was a deployment that they could break. */
const lastFree = 43;

/**
 * Migrations that take something away, each with the release that stopped using it: an older one than the release that
 * the migration comes with. A deployment runs both releases for a while, and a rollback the one of before.
 */
const contracting: Readonly<Record<string, string>> = {};

const takesAway = /\bdrop\s+(column|table)\b|\brename\b/i;
const isContracting = (statements: string) => takesAway.test(statements.replaceAll(/--.*$/gm, ''));

const files = readdirSync(migrationsFolder).filter((file) => file.endsWith('.sql'));
const checked = files.filter((file) => Number(file.slice(0, 4)) > lastFree);

describe('a migration', () => {
  it.each(checked)('%s takes nothing away that the release of before uses', (file) => {
    const statements = readFileSync(join(migrationsFolder, file), 'utf8');
    expect(isContracting(statements)).toBe(contracting[file] !== undefined);
  });

  it('is listed as contracting only while it exists, with the release that stopped using it', () => {
    for (const [file, release] of Object.entries(contracting)) {
      expect(files).toContain(file);
      expect(release).not.toBe('');
    }
  });

  it.each([
    ['ALTER TABLE "orders" DROP COLUMN "note";', true],
    ['DROP TABLE "orders";', true],
    ['alter table orders rename column a to b;', true],
    ['ALTER TABLE "orders" RENAME TO "deals";', true],
    ['ALTER TABLE "orders" ADD COLUMN "note" text;--> statement-breakpoint', false],
    ['-- drop table orders\nALTER TABLE "orders" ALTER COLUMN "note" DROP NOT NULL;', false],
    ['ALTER TABLE "orders" ADD COLUMN "renamed_at" timestamp;', false],
  ])('with %j: %s', (statements, isRefused) => {
    expect(isContracting(statements)).toBe(isRefused);
  });
});
