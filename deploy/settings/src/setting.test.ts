import { describe, expect, it } from 'vitest';
import type { SettingSchema } from './setting.ts';
import { exitCodes, oneOf, origin, port, secretSetting, setting, wholeNumber } from './index.ts';

const example = 'https://pay.example.com';
const faultOf = (read: () => unknown): unknown => {
  try {
    return read();
  } catch (error) {
    return error;
  }
};

describe('a setting', () => {
  it.each([
    ['absent', {}, undefined],
    ['empty', { PORT: '' }, undefined],
    ['given', { PORT: '9000' }, 9000],
  ])('that is %s', (_row, env, expected) => {
    expect(setting(env, 'PORT', port)).toBe(expected);
  });

  it.each([
    ['0', port, 'a whole number from 1 to 65535'],
    ['65536', port, 'a whole number from 1 to 65535'],
    ['8080.5', port, 'a whole number from 1 to 65535'],
    ['many', wholeNumber(1, 10), 'a whole number from 1 to 10'],
    ['*', origin(example), `an origin like ${example}`],
    ['https://*.example.com', origin(example), `an origin like ${example}`],
    ['https://pay.example.com/', origin(example), `an origin like ${example}`],
    ['stage', oneOf(['local', 'production']), 'one of local, production'],
  ] as [string, SettingSchema<unknown>, string][])('%s is refused by name', (text, schema, wanted) => {
    expect(faultOf(() => setting({ NAME: text }, 'NAME', schema))).toMatchObject({
      name: 'StartFault',
      message: `NAME is "${text}", but it is ${wanted}.`,
      exitCode: exitCodes.badSetting,
    });
  });

  it('that is secret is never repeated', () => {
    expect(faultOf(() => secretSetting({ KEY: 'sesame' }, 'KEY', port))).toMatchObject({
      message: 'KEY is not a whole number from 1 to 65535.',
      exitCode: exitCodes.badSetting,
    });
  });
});

it('an exit code means one thing', () => {
  const codes = Object.values(exitCodes);
  expect(new Set(codes).size).toBe(codes.length);
});
