import { describe, expect, it } from 'vitest';
import { unknownSources } from './cited-sources.ts';
import { knownSources } from './known-sources.ts';
import { missingPaths } from './named-paths.ts';

const rules = '# Rules\n\n- **FIELD-1** A name.\n- **FIELD-2** A VIN, as in **FIELD-1**.\n';
const threats = '| Id | What |\n| --- | --- |\n| **T01** | Another tenant’s page |\n';
const { known } = knownSources(new Map([['deploy/docs/requirements/validation.md', rules]]));

describe('ids defined by a page', () => {
  it('are in bold at the start of an item or a row; mentions do not count', () => {
    const pages = new Map([
      ['rules.md', rules],
      ['threats.md', threats],
    ]);
    expect([...knownSources(pages).known.keys()]).toEqual(['FIELD-1', 'FIELD-2', 'T01']);
  });

  it('are defined once', () => {
    const pages = new Map([
      ['one.md', rules],
      ['other.md', '- **FIELD-2** Again.'],
    ]);
    expect(knownSources(pages).faults).toEqual(['other.md: FIELD-2 is defined a second time, after one.md']);
  });
});

describe('sources cited by a file', () => {
  const faultsOf = (text: string, path = 'a/file.ts') =>
    unknownSources({ path, text }, known, new Set(['deploy/docs/events.md', 'a/README.md']));

  it.each([
    ['/** A VIN (FIELD-2). */', []],
    ['/** A VIN (FIELD-3). */', ['a/file.ts: cites FIELD-3, which no page of deploy/docs defines']],
    ['// (T48)', ['a/file.ts: cites T48, which no page of deploy/docs defines']],
    ["const hash = 'aT48'; const color = '#F06';", []],
    ['// deploy/docs/events.md and events.md', []],
    ['// plans.md', ['a/file.ts: cites plans.md, which is not in the repository']],
    ["write('plans.md'); // https://example.com/plans", []],
  ])('%s', (text, faults) => expect(faultsOf(text)).toEqual(faults));
});

describe('paths on a page', () => {
  const files = ['deploy/docs/events.md', 'deploy/docs/glossary.md', 'shell/src/main.ts'];

  it.each([
    ['[events](events.md) and [shell](../../shell)', []],
    ['[gone](gone.md#part)', ['deploy/docs/glossary.md: names deploy/docs/gone.md, which is not there']],
    ['`shell/src/main.ts`, `shell/`, `shell/src/*.ts`, `@forecourt/shell`', []],
    ['`shell/src/gone.ts`', ['deploy/docs/glossary.md: names shell/src/gone.ts, which is not there']],
    ['[site](https://example.com/a) and [mail](mailto:a@example.com)', []],
  ])('%s', (text, faults) => expect(missingPaths('deploy/docs/glossary.md', text, files)).toEqual(faults));
});
