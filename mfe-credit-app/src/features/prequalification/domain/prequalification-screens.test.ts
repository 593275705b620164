import { describe, expect, it } from 'vitest';
import { currentScreen, screenNamed, screenPath, shownScreen } from './prequalification-screens.ts';

const at = (step: Parameters<typeof currentScreen>[0]['step']) =>
  ({ state: 'mq_incompleted', step }) as const;
const ended = (state: Parameters<typeof currentScreen>[0]['state']) => ({ state, step: null });

describe('paths', () => {
  it.each([
    [undefined, 'start'],
    ['identification', 'identification'],
    ['result', 'result'],
    ['start', undefined],
    ['nonsense', undefined],
  ])('%s is %s', (name, screen) => expect(screenNamed(name)).toBe(screen));

  it('keep their query string', () => {
    expect(screenPath('start', '?returnTo=%2Fcart')).toBe('/pre-qualification?returnTo=%2Fcart');
    expect(screenPath('income')).toBe('/pre-qualification/income');
  });
});

describe('the screen to resume at', () => {
  it.each([
    ['not_started', null, 'start'],
    ['mq_incompleted', 'passcode', 'passcode'],
    ['mq_incompleted', 'frozen', 'frozen'],
    ['mq_approved', null, 'result'],
    ['mq_approved', 'frozen', 'frozen'],
    ['mq_approved_expired', null, 'start'],
    ['mq_declined', null, 'result'],
    ['retailer_declined', null, 'result'],
    ['mf_completed', null, 'result'],
  ] as const)('%s %s: %s', (state, step, screen) => expect(currentScreen({ state, step })).toBe(screen));
});

describe('the screen shown for the requested one', () => {
  it.each([
    ['identification', ended('not_started'), 'identification'],
    ['passcode', ended('not_started'), 'start'],
    ['result', ended('not_started'), 'start'],
    ['start', at('passcode'), 'start'],
    ['identification', at('passcode'), 'identification'],
    ['device', at('passcode'), 'device'],
    ['income', at('passcode'), 'passcode'],
    ['full-identification', at('income'), 'full-identification'],
    ['passcode', at('income'), 'income'],
    ['result', at('income'), 'income'],
    ['income', at('frozen'), 'income'],
    ['start', ended('mq_approved'), 'result'],
    ['identification', ended('mq_approved'), 'result'],
    ['account', ended('mq_approved'), 'account'],
    ['account', ended('mq_declined'), 'result'],
    ['identification', ended('mq_declined'), 'identification'],
    ['start', ended('mq_declined'), 'start'],
    ['income', ended('mq_approved_expired'), 'start'],
    ['identification', ended('mq_approved_expired'), 'identification'],
    ['identification', ended('mf_completed'), 'result'],
  ] as const)('%s at %o: %s', (wanted, facts, screen) => expect(shownScreen(wanted, facts)).toBe(screen));
});
