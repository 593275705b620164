import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { maskDate, maskMonth } from '@forecourt/shared-contracts/fields';
import { renderDesign } from '../testing/render-design.tsx';
import { DollarField } from './dollar-field.tsx';
import { MaskedField } from './masked-field.tsx';
import { SsnField } from './ssn-field.tsx';
import { ZipField } from './zip-field.tsx';

const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

test('a date is formatted while typing, and the form gets the formatted text', async () => {
  const onChange = vi.fn();
  renderDesign(
    <MaskedField
      name="born"
      label="Born"
      mask={maskDate}
      onChange={(event) => onChange(event.target.value)}
    />,
  );
  await userEvent.type(box('Born'), '6/15/1990');
  expect(box('Born')).toHaveValue('06/15/1990');
  expect(onChange).toHaveBeenLastCalledWith('06/15/1990');
  expect(box('Born')).toHaveAttribute('inputmode', 'numeric');
});

const born = (defaultValue = '') =>
  renderDesign(<MaskedField name="born" label="Born" mask={maskDate} defaultValue={defaultValue} />);
const typeAt = (place: number, keys: string) =>
  userEvent.type(box('Born'), keys, { initialSelectionStart: place, initialSelectionEnd: place });

test.each([
  [5, '{Backspace}6', '06/16/1990', 5],
  [2, '{Backspace}7', '07/15/1990', 2],
  [2, '{Backspace}{Backspace}12', '12/15/1990', 2],
  [10, '{Backspace}{Backspace}85', '06/15/1985', 10],
])('a date is corrected at %i with %s, and the caret stays there', async (place, keys, value, caret) => {
  born('06/15/1990');
  await typeAt(place, keys);
  expect(box('Born')).toHaveValue(value);
  expect(box('Born').selectionStart).toBe(caret);
});

test.each([
  ['6-5-1990', '06/05/1990'],
  ['6/5/1990', '06/05/1990'],
  ['06151990', '06/15/1990'],
])('a pasted date %s is %s', async (text, value) => {
  born();
  await userEvent.click(box('Born'));
  await userEvent.paste(text);
  expect(box('Born')).toHaveValue(value);
});

test('a month is corrected, and pasted', async () => {
  renderDesign(<MaskedField name="since" label="Since" mask={maskMonth} defaultValue="06/2021" />);
  await userEvent.type(box('Since'), '{Backspace}7', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect(box('Since')).toHaveValue('07/2021');
  await userEvent.clear(box('Since'));
  await userEvent.paste('112024');
  expect(box('Since')).toHaveValue('11/2024');
});

test.each([
  ['950,00', '950,00'],
  ['4500,5', '4,500,5'],
  ['1,234', '1,234'],
  ['1,2345', '12,345'],
  ['12345{Backspace}{Backspace}', '123'],
  ['123456{Backspace}', '12,345'],
])('dollars typed as %s are %s: a comma before decimals is not read as thousands', async (keys, value) => {
  renderDesign(<DollarField name="income" label="Income" />);
  await userEvent.type(box('Income'), keys);
  expect(box('Income')).toHaveValue(value);
});

test.each([
  ['950,00', '950,00'],
  ['1,234,567', '1,234,567'],
  ['$4,500.25', '4,500.25'],
])('dollars pasted as %s are %s', async (text, value) => {
  renderDesign(<DollarField name="income" label="Income" />);
  await userEvent.click(box('Income'));
  await userEvent.paste(text);
  expect(box('Income')).toHaveValue(value);
});

test('dollars get thousands separators, and the caret stays behind the typed digit', async () => {
  renderDesign(<DollarField name="income" label="Income" defaultValue="1,234" />);
  await userEvent.type(box('Income'), '5', { initialSelectionStart: 1, initialSelectionEnd: 1 });
  expect(box('Income')).toHaveValue('15,234');
  expect(box('Income').selectionStart).toBe(2);
  await userEvent.clear(box('Income'));
  await userEvent.paste('$85000.5');
  expect(box('Income')).toHaveValue('85,000.5');
  await userEvent.clear(box('Income'));
  await userEvent.paste('85.000,00');
  expect(box('Income')).toHaveValue('85.000,00');
});

test('a Social Security number is hidden until it is shown', async () => {
  renderDesign(<SsnField name="ssn" label="SSN" />);
  await userEvent.type(box('SSN'), '123 45 6789');
  expect(box('SSN')).toHaveValue('123-45-6789');
  expect(box('SSN')).toHaveAttribute('type', 'password');
  expect(box('SSN')).toHaveAttribute('autocomplete', 'off');
  await userEvent.click(screen.getByRole('button', { name: 'Show number' }));
  expect(box('SSN')).toHaveAttribute('type', 'text');
  expect(screen.getByRole('status')).toHaveTextContent('The number is shown.');
});

test('a ZIP code takes five digits, and leaves out the extension of a pasted one', async () => {
  renderDesign(<ZipField name="zip" label="ZIP code" />);
  await userEvent.type(box('ZIP code'), 'ab4c1d0');
  expect(box('ZIP code')).toHaveValue('410');
  await userEvent.clear(box('ZIP code'));
  await userEvent.paste('04101-1234');
  expect(box('ZIP code')).toHaveValue('04101');
  expect(box('ZIP code')).toHaveAttribute('autocomplete', 'postal-code');
  expect(box('ZIP code')).toHaveAttribute('inputmode', 'numeric');
});
