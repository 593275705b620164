import { afterEach, describe, expect, test } from 'vitest';
import { pageFixture } from '@forecourt/shared-contracts/testing';
import { readPageContext } from './read-page-context.ts';

function writeContext(text: string): void {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = 'forecourt-page';
  script.textContent = text;
  document.head.append(script);
}

afterEach(() => document.head.replaceChildren());

describe('readPageContext', () => {
  test('reads what the edge wrote', () => {
    const page = pageFixture();
    writeContext(JSON.stringify(page));
    expect(readPageContext(document)).toEqual(page);
  });

  test.each([
    ['no context', undefined, 'The page carries no context'],
    ['an empty context', '', 'The page carries no context'],
    ['a context that is not JSON', '{"tenant":', 'JSON'],
    [
      'a context without a tenant',
      JSON.stringify({ ...pageFixture(), tenant: undefined }),
      'wrong at tenant',
    ],
    [
      'a wrong field deep inside',
      JSON.stringify({ ...pageFixture(), environment: { name: 'mars', sandbox: true, forcedFlags: 'all' } }),
      'wrong at environment.name',
    ],
    ['a context that is no object', '[]', 'The page context is wrong at'],
  ])('rejects %s', (_, text, message) => {
    if (text !== undefined) writeContext(text);
    expect(() => readPageContext(document)).toThrow(message);
  });
});
