import { expect, it } from 'vitest';
import { ApiFailure } from '../http/api-failure.ts';
import { refusedFields } from './refused-fields.ts';

const refused = (fields?: Readonly<Record<string, string>>) =>
  new ApiFailure(
    {
      kind: 'http',
      status: 400,
      code: 'error.validation.request',
      correlationId: 'x',
      ...(fields && { fields }),
    },
    'test.call',
  );

it.each([
  ['a field of the form', { zip: 'zipDigits' }, [['zip', 'zipDigits']]],
  ['a member of an object', { 'address.zip': 'validation.zip' }, [['zip', 'zip']]],
  [
    'several, in form order',
    { zip: 'validation.zip', city: 'validation.required' },
    [
      ['city', 'required'],
      ['zip', 'zip'],
    ],
  ],
  [
    'one that the form does not show, after those that it shows',
    { county: 'countyLetters', zip: 'zipDigits' },
    [
      ['zip', 'zipDigits'],
      ['root', 'countyLetters'],
    ],
  ],
  ['two that the form does not show are one', { county: 'countyLetters', cartId: 'x.y' }, [['root', 'y']]],
  ['a header', { 'idempotency-key': 'validation.required' }, []],
  ['the body as a whole', { body: 'validation.tooLarge', '(root)': 'validation.invalid' }, []],
  ['no field', undefined, []],
])('F17: %s', (_row, fields, expected) => {
  const found = refusedFields(refused(fields), ['city', 'zip']);
  expect(found.map(({ name, key }) => [name, key])).toEqual(expected);
});

it.each([[new Error('x')], [undefined], [new ApiFailure({ kind: 'network', correlationId: 'x' }, 'a.b')]])(
  'none for %o',
  (error) => expect(refusedFields(error, ['zip'])).toEqual([]),
);
