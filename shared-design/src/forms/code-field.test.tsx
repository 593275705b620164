import * as fc from 'fast-check';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderDesign } from '../testing/render-design.tsx';
import { cleanedCode } from './cleaned-code.ts';
import { CodeField } from './code-field.tsx';

test.each([
  ['123456', '123456'],
  [' 123 456\n', '123456'],
  ['123-456', '123456'],
  ['12–34—56', '123456'],
  ['1234567', '123456'],
  ['12a456', '12a456'],
])('%j is accepted as %s', (text, code) => expect(cleanedCode(text, 6)).toBe(code));

test('P02: a cleaned code is not changed again, and has no space or dash', () => {
  const sign = fc.oneof(
    fc.constantFrom(...'0123456789', ...' \n\u00a0-\u2013\u2014'),
    fc.string({ maxLength: 1 }),
  );
  fc.assert(
    fc.property(fc.array(sign, { maxLength: 20 }), (signs) => {
      const once = cleanedCode(signs.join(''), 6);
      expect(cleanedCode(once, 6)).toBe(once);
      expect(once).not.toMatch(/[\s\u2013\u2014-]/);
    }),
  );
});

test('one input for the whole code, with a numeric keyboard, which the device may autofill', () => {
  renderDesign(<CodeField name="code" label="One-Time Passcode" error="Your passcode is required." />);
  const field = screen.getByRole('textbox', { name: 'One-Time Passcode' });
  expect(field).toHaveAttribute('inputmode', 'numeric');
  expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Your passcode is required.');
});

test('a pasted code loses its spaces and dashes, and the form gets the result', async () => {
  const onChange = vi.fn();
  renderDesign(<CodeField name="code" label="Code" onChange={(event) => onChange(event.target.value)} />);
  const field = screen.getByRole('textbox', { name: 'Code' });
  await userEvent.click(field);
  await userEvent.paste('123 - 456');
  expect(field).toHaveValue('123456');
  expect(onChange).toHaveBeenLastCalledWith('123456');
});

test('typing a digit in the middle keeps the caret there', async () => {
  renderDesign(<CodeField name="code" label="Code" defaultValue="1256" />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' });
  await userEvent.type(field, '3 4', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect(field).toHaveValue('123456');
  expect(field.selectionStart).toBe(4);
});
