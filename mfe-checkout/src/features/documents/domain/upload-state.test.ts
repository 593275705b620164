import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  displayStatus,
  nextUploadState,
  overallState,
  stateOfRemote,
  uploadStates,
  type OverallState,
  type UploadEvent,
  type UploadState,
} from './upload-state.ts';

const events: UploadEvent[] = [
  'refuse',
  'start',
  'answer',
  'fail',
  'attach',
  'retry',
  'recheck',
  'delete-fail',
  'delete-retry',
];
const allowed: readonly (readonly [UploadState, UploadEvent, UploadState])[] = [
  ['INITIALIZED', 'refuse', 'FAIL_LOCAL'],
  ['INITIALIZED', 'start', 'UPLOADING'],
  ['UPLOADING', 'answer', 'ATTACHING'],
  ['UPLOADING', 'fail', 'FAIL_REMOTE'],
  ['ATTACHING', 'attach', 'COMPLETE'],
  ['ATTACHING', 'fail', 'FAIL_REMOTE'],
  ['COMPLETE', 'delete-fail', 'FAIL_DELETE'],
  ['FAIL_REMOTE', 'retry', 'INITIALIZED'],
  ['FAIL_REMOTE', 'recheck', 'ATTACHING'],
  ['FAIL_DELETE', 'delete-retry', 'COMPLETE'],
];

describe('one file', () => {
  test.each(allowed)('%s, %s: %s', (state, event, next) => {
    expect(nextUploadState(state, event)).toBe(next);
  });

  test('every other event leaves the state unchanged (P14)', () => {
    for (const state of uploadStates) {
      for (const event of events) {
        const isAllowed = allowed.some(([from, by]) => from === state && by === event);
        expect(nextUploadState(state, event) === state).toBe(!isAllowed);
      }
    }
  });

  test('a file never completes without having been sent and answered (P14)', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...events), { maxLength: 40 }), (happened) => {
        const path = happened.reduce<UploadState[]>(
          (states, event) => [...states, nextUploadState(states.at(-1)!, event)],
          ['INITIALIZED'],
        );
        const done = path.indexOf('COMPLETE');
        if (done < 0) return;
        const before = path.slice(0, done);
        expect(before.indexOf('UPLOADING')).toBeGreaterThan(-1);
        expect(before.indexOf('ATTACHING')).toBeGreaterThan(before.indexOf('UPLOADING'));
      }),
    );
  });
});

test.each([
  ['initialized', 'INITIALIZED'],
  ['uploading', 'UPLOADING'],
  ['complete', 'COMPLETE'],
  ['COMPLETE', 'COMPLETE'],
  ['fail', 'FAIL_REMOTE'],
  ['MISSING', 'INITIALIZED'],
  ['something new', 'INITIALIZED'],
])("the server's %s is %s here", (status, state) => {
  expect(stateOfRemote(status)).toBe(state);
});

describe('a document', () => {
  test.each<[UploadState[], OverallState]>([
    [[], 'INITIALIZED'],
    [['INITIALIZED'], 'INITIALIZED'],
    [['COMPLETE'], 'COMPLETE'],
    [['COMPLETE', 'INITIALIZED'], 'INITIALIZED'],
    [['COMPLETE', 'UPLOADING'], 'UPLOADING'],
    [['COMPLETE', 'ATTACHING'], 'UPLOADING'],
    [['FAIL_LOCAL', 'UPLOADING'], 'UPLOADING'],
    [['COMPLETE', 'FAIL_REMOTE'], 'FAIL'],
    [['FAIL_LOCAL'], 'FAIL'],
    [['FAIL_DELETE', 'COMPLETE'], 'FAIL'],
  ])('of %j is %s', (states, overall) => {
    expect(overallState(states)).toBe(overall);
  });

  test('is derived from its files in any order, and complete only when every one is (P14)', () => {
    const rank: OverallState[] = ['COMPLETE', 'INITIALIZED', 'FAIL', 'UPLOADING'];
    const states = fc.array(fc.constantFrom(...uploadStates), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(states, (files) => {
        const overall = overallState(files);
        expect(overallState([...files].reverse())).toBe(overall);
        const worst = files.map((file) => rank.indexOf(overallState([file]))).sort((a, b) => b - a)[0];
        expect(rank.indexOf(overall)).toBe(worst);
      }),
    );
  });

  test.each<[OverallState, string]>([
    ['INITIALIZED', 'Missing'],
    ['UPLOADING', 'Uploading'],
    ['FAIL', 'Upload failed'],
    ['COMPLETE', 'Submitted'],
  ])('%s is shown as %s', (state, shown) => {
    expect(displayStatus(state)).toBe(shown);
  });
});
