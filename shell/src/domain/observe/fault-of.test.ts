// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { RemoteRelease } from '@forecourt/shared-contracts/releases';
import { faultOf, type SeenFault } from './fault-of.ts';

const remote = (name: string, path: string): RemoteRelease => ({
  name,
  container: name.replace('-', ''),
  routes: [{ id: 'route', path, skeleton: 'list', prefetch: [], chunks: [] }],
  current: { version: '2.0.0', entryUrl: '/e.js', integrity: 'sha384-x' },
});
const page = {
  shellVersion: '7.0.0',
  releases: {
    channel: 'stable',
    revision: 1,
    remotes: [remote('mfe-a', '/orders/*'), remote('mfe-b', '/b')],
  },
};
const path = '/orders/N-2026-0001/payment';

function error(stack: string | undefined, name = 'TypeError'): Error {
  const made = new Error('cannot read dana@example.com');
  made.name = name;
  if (stack === undefined) delete made.stack;
  else made.stack = stack;
  return made;
}

const inFile = (name: string, version: string) =>
  `TypeError: cannot read dana@example.com\n    at x (https://dealer.example/assets/${name}/${version}/app.22222222.js?attempt=1:3:1234)\n    at y (https://dealer.example/assets/shell/7.0.0/react.js:1:1)`;

describe('faultOf', () => {
  const versions = { 'mfe-a': '1.9.0' };
  it.each<[string, SeenFault['what'], object | undefined]>([
    [
      'an error belongs to the first of our files on its stack',
      { kind: 'error', reason: error(inFile('mfe-b', '2.0.0')) },
      { kind: 'error', remote: 'mfe-b', version: '2.0.0', name: 'TypeError', at: 'app.22222222.js:3:1234' },
    ],
    [
      'a promise that was left, too',
      { kind: 'rejection', reason: error(inFile('shell', '7.0.0')) },
      {
        kind: 'rejection',
        remote: 'shell',
        version: '7.0.0',
        name: 'TypeError',
        at: 'app.22222222.js:3:1234',
      },
    ],
    [
      'an error of an extension is nobody’s',
      { kind: 'error', reason: error('Error\n at chrome-extension://x/y.js:1:1') },
      undefined,
    ],
    ['an error that says nothing is nobody’s', { kind: 'error', reason: undefined }, undefined],
    [
      'what is no Error is the remote’s of the page',
      { kind: 'rejection', reason: { code: 'x' } },
      { kind: 'rejection', remote: 'mfe-a', version: '1.9.0', name: 'Unknown' },
    ],
    [
      'a remote that did not load is the release that was to load',
      { kind: 'failed', failure: { remote: 'mfe-a', phase: 'load' } },
      { kind: 'load', remote: 'mfe-a', version: '2.0.0', name: 'RemoteError' },
    ],
    [
      'F06: bytes that are not the release’s are reported as such',
      { kind: 'failed', failure: { remote: 'mfe-a', phase: 'load', fault: 'changed' } },
      { kind: 'load', remote: 'mfe-a', version: '2.0.0', name: 'EntryChanged' },
    ],
    [
      'F10: a contract that the page lacks, where the last good release took its place, is reported for the one that was refused',
      { kind: 'replaced', remote: 'mfe-a', version: '2.0.0', fault: 'refused' },
      { kind: 'load', remote: 'mfe-a', version: '2.0.0', name: 'ContractRefused' },
    ],
    [
      'a remote that throws is the release that ran',
      { kind: 'failed', failure: { remote: 'mfe-a', phase: 'render' } },
      { kind: 'render', remote: 'mfe-a', version: '1.9.0', name: 'RemoteError' },
    ],
    [
      'SITE-94: a view that differed is the release that rendered it',
      { kind: 'mismatched', remote: 'mfe-a' },
      { kind: 'mismatch', remote: 'mfe-a', version: '1.9.0', name: 'ViewMismatch' },
    ],
    [
      'a remote that was replaced did not load',
      { kind: 'replaced', remote: 'mfe-a', version: '2.0.0' },
      { kind: 'load', remote: 'mfe-a', version: '2.0.0', name: 'LoadError' },
    ],
  ])('%s', (_case, what, expected) => {
    const fault = faultOf({ what, path, versions }, page);
    expect(fault).toEqual(expected && { route: '/orders/*', ...expected });
    expect(JSON.stringify(fault ?? {})).not.toMatch(/dana|N-2026/);
  });

  it.each(['dana@example.com', '', 'x'.repeat(50), 'Fehler 1'])(
    'an error class with the name "%s" is an Error',
    (name) => {
      const what = { kind: 'error', reason: error(inFile('mfe-b', '2.0.0'), name) } as const;
      expect(faultOf({ what, path, versions }, page)?.name).toBe('Error');
    },
  );
});
