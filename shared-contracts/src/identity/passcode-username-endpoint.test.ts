import * as v from 'valibot';
import { expect, it } from 'vitest';
import { DealIdSchema, PasscodePersonSchema } from './passcode-username-endpoint.ts';

it.each([
  ['an order number', 'FC-XDEM-Z08J-2HT2', 'FC-XDEM-Z08J-2HT2', undefined],
  ['a deal reference', ' deal-1b4e28ba ', 'deal-1b4e28ba', undefined],
  ['with blanks, as a letter may print it', 'FC XDEM', 'FCXDEM', undefined],
  ['nothing', '  ', undefined, 'dealRequired'],
  ['other characters', 'FC/../x', undefined, 'dealFormat'],
  ['65 characters', 'x'.repeat(65), undefined, 'dealFormat'],
])('deal id: %s', (_, typed, kept, message) => {
  const result = v.safeParse(DealIdSchema, typed);
  expect(result.success ? result.output : undefined).toBe(kept);
  expect(result.issues?.[0]?.message).toBe(message);
});

it.each([
  ['a phone with last name', { phone: '(212) 555 - 0142', lastName: 'Demo' }, true],
  ['a deal with last name', { dealId: 'FC-1', lastName: 'Demo' }, true],
  ['a phone without last name', { phone: '2125550142', lastName: ' ' }, false],
  ['both', { phone: '2125550142', dealId: 'FC-1', lastName: 'Demo' }, false],
  ['a tenant of its own', { dealId: 'FC-1', lastName: 'Demo', tenantId: 'harbor' }, false],
])('%s: %j', (_, person, isTaken) => expect(v.is(PasscodePersonSchema, person)).toBe(isTaken));
