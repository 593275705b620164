import { describe, expect, it } from 'vitest';
import {
  codeAllowance,
  codesOverAtMs,
  countCode,
  countedNow,
  unusedCodes,
  type CodeCount,
  type CodeEvent,
} from './code-allowance.ts';

const minute = 60_000;
const waitMs = 30 * minute;
const startMs = 1_000 * minute;
const after = (minutes: number) => ({ nowMs: startMs + minutes * minute, waitMs });
const used = (count: number): CodeCount => ({ count, firstAtMs: startMs, lastAtMs: startMs });
const free = { attempts: 'free', requests: 'free' } as const;

it.each([
  ['nothing used', 0, 0, free],
  ['a code is under way', 1, 3, free],
  ['one attempt remaining', 1, 4, { attempts: 'one-left', requests: 'free' }],
  ['exceeded attempts', 1, 5, { attempts: 'exceeded', requests: 'free' }],
  ['one request remaining', 4, 0, { attempts: 'free', requests: 'one-left' }],
  ['exceeded requests', 5, 0, { attempts: 'free', requests: 'exceeded' }],
  ['more than the limit', 7, 9, { attempts: 'exceeded', requests: 'exceeded' }],
] as const)('%s (ACCT-18, ACCT-19)', (_, requests, wrong, expected) =>
  expect(codeAllowance({ requests: used(requests), wrong: used(wrong) }, after(1))).toEqual(expected),
);

describe('the wait (ACCT-19)', () => {
  it.each([
    ['at once', 0, 'exceeded', 5],
    ['a moment before its end', 30 - 1 / minute, 'exceeded', 5],
    ['at its end', 30, 'free', 0],
    ['on a clock that was set back', -1, 'free', 0],
  ] as const)('%s: %d minutes after the first', (_, minutes, expected, count) => {
    const counts = { requests: used(5), wrong: used(5) };
    expect(codeAllowance(counts, after(minutes))).toEqual({ attempts: expected, requests: expected });
    expect(countedNow(counts.wrong, after(minutes))).toBe(count);
  });
});

describe('codesOverAtMs', () => {
  const at = (minutes: number): CodeCount => ({ ...used(1), firstAtMs: startMs + minutes * minute });
  const sentAgain = { ...used(2), lastAtMs: startMs + 20 * minute };

  it.each([
    ['nothing counted', unusedCodes, 5, 0],
    ['a code that lives shorter than its count', { ...unusedCodes, requests: used(1) }, 5, startMs + waitMs],
    ['a code that lives longer', { ...unusedCodes, requests: used(1) }, 60, startMs + 60 * minute],
    ['the last code sent', { ...unusedCodes, requests: sentAgain }, 60, startMs + 80 * minute],
    ['a later wrong one', { requests: used(1), wrong: at(3) }, 5, startMs + 33 * minute],
    ['a wrong one only', { ...unusedCodes, wrong: at(3) }, 60, startMs + 33 * minute],
  ])('%s', (_, counts, lifeMinutes, expected) =>
    expect(codesOverAtMs(counts, { lifeMs: lifeMinutes * minute, waitMs })).toBe(expected),
  );
});

describe('counting', () => {
  /** The counts after these events, each with its minute. */
  const countsAfter = (...events: readonly (readonly [CodeEvent, number])[]) =>
    events.reduce((counts, [event, minutes]) => countCode(counts, event, after(minutes)), unusedCodes);
  const numbers = (counts: ReturnType<typeof countsAfter>, minutes: number) => [
    countedNow(counts.requests, after(minutes)),
    countedNow(counts.wrong, after(minutes)),
  ];
  const wrongAt = (...minutes: number[]) => minutes.map((at) => ['wrong', at] as const);

  it.each([
    [
      'requests and wrong codes separately',
      [
        ['sent', 0],
        ['wrong', 1],
        ['sent', 2],
      ],
      3,
      [2, 1],
    ],
    [
      'from one again once the wait is over',
      [
        ['sent', 0],
        ['sent', 29],
        ['sent', 30],
      ],
      30,
      [1, 0],
    ],
    ['a wrong code after the wait as the first', [...wrongAt(0, 1, 2, 3, 4), ['wrong', 31]], 31, [0, 1]],
    ['wrong codes on after a new code', [...wrongAt(0, 1, 2, 3), ['sent', 4]], 4, [1, 4]],
    ['no wrong code after one sent in spite of a lock', [...wrongAt(0, 1, 2, 3, 4), ['sent', 5]], 5, [1, 0]],
    ['a refusal as no attempts left', [['throttled', 3]], 32, [0, 5]],
    [
      'a refusal from its own time on',
      [
        ['wrong', 0],
        ['throttled', 20],
      ],
      49,
      [0, 5],
    ],
    ['a refusal until its wait is over', [['throttled', 3]], 33, [0, 0]],
  ] as const)('%s', (_, events, minutes, expected) =>
    expect(numbers(countsAfter(...events), minutes)).toEqual(expected),
  );

  it('keeps when the last code was sent beyond the wait', () =>
    expect(countsAfter(['sent', 0], ['sent', 40], ['wrong', 80]).requests).toEqual({
      count: 1,
      firstAtMs: after(40).nowMs,
      lastAtMs: after(40).nowMs,
    }));
});
