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

test('a month is edited in the middle, and the caret stays there', async () => {
  renderDesign(<MaskedField name="since" label="Since" mask={maskMonth} defaultValue="02/024" />);
  await userEvent.type(box('Since'), '1', { initialSelectionStart: 1, initialSelectionEnd: 2 });
  await userEvent.clear(box('Since'));
  await userEvent.paste('112024');
  expect(box('Since')).toHaveValue('11/2024');
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
