import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { stepIds } from '@forecourt/shared-contracts/progress';
import remote from '../../remote.config.ts';
import en from './locales/en.json';

const featureFolder = (id: string) => join(import.meta.dirname, '../features', id, 'index.ts');

describe('a step has one name', () => {
  test.each(stepIds)('%s: feature folder, route, chunk and title', (id) => {
    expect(existsSync(featureFolder(id))).toBe(true);
    expect(remote.routes.find((route) => route.id === id)?.chunks).toEqual(['tracker', id]);
    expect(en.steps).toHaveProperty([id]);
  });
});
