import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readOptions, screenHeight } from './options.ts';

describe('readOptions', () => {
  it('takes everything without a word, into a folder for temporary files', () => {
    expect(readOptions([])).toEqual({
      out: join(tmpdir(), 'forecourt-screenshots'),
      tenants: ['northstar', 'harbor', 'ember'],
      widths: [320, 390, 768, 1440],
      parts: ['storefront', 'account', 'application', 'orders', 'motion'],
      only: '',
      readme: false,
    });
  });

  it('takes what is listed, in the order of the site, narrow before wide', () => {
    const words = ['--', '--out', '/shots', '--tenants', 'ember,northstar', '--widths', '1440,390,390'];
    expect(readOptions([...words, '--parts', 'orders', '--only', 'sign'])).toMatchObject({
      out: '/shots',
      tenants: ['northstar', 'ember'],
      widths: [390, 1440],
      parts: ['orders'],
      only: 'sign',
    });
  });

  it('uses a site that runs already, by its origin', () => {
    expect(readOptions(['--site', 'http://localhost:8080/search']).site).toBe('http://localhost:8080');
  });

  it.each([
    ['--tenants', 'acme', '--tenants has no acme: choose from northstar, harbor, ember'],
    ['--parts', 'orders,cart', '--parts has no cart'],
    ['--widths', '390,wide', '--widths are whole numbers'],
    ['--widths', '0', '--widths are whole numbers'],
    ['--tenant', 'ember', "Unknown option '--tenant'"],
  ])('rejects %s %s', (option, value, message) => {
    expect(() => readOptions([option, value])).toThrow(message);
  });
});

it('screens of a width are as high as usual phones, tablets and laptops', () => {
  expect([320, 390, 768, 1440].map(screenHeight)).toEqual([844, 844, 1024, 900]);
});
