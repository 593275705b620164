import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { designCss, fontFiles } from '@forecourt/shared-design/theme-css';
import { writeDesignFiles } from './design-files.ts';

let dir: string;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'forecourt-design-'));
});

afterEach(() => rmSync(dir, { recursive: true, force: true }));

describe('the design style sheet', () => {
  it('of shared-design references only files next to it', () => {
    const sheet = writeDesignFiles(join(dir, 'dist'), { css: designCss(), fonts: fontFiles() });
    expect(sheet).toMatch(/^design\.[0-9a-f]{8}\.css$/);
    const css = readFileSync(join(dir, 'dist', sheet), 'utf8');
    // A file may have several faces.
    const named = new Set([...css.matchAll(/url\(\.\/([^)]+)\)/g)].map((match) => match[1] ?? ''));
    expect(named.size).toBe(fontFiles().length);
    for (const name of named) expect(readFileSync(join(dir, 'dist', name)).byteLength).toBeGreaterThan(0);
  });

  it('changes its name when a font changes', () => {
    const path = join(dir, 'face.woff2');
    const write = (bytes: string) => {
      writeFileSync(path, bytes);
      return writeDesignFiles(join(dir, 'dist'), {
        css: 'url(./face.woff2)',
        fonts: [{ fileName: 'face.woff2', path }],
      });
    };
    expect(write('one')).not.toBe(write('two'));
  });

  it('is rejected when it does not reference a listed font', () => {
    const fonts = [{ fileName: 'face.woff2', path: join(dir, 'face.woff2') }];
    expect(() => writeDesignFiles(dir, { css: 'a{}', fonts })).toThrow('does not name the font face.woff2');
  });
});
