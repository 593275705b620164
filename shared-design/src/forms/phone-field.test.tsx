import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderDesign } from '../testing/render-design.tsx';
import { PhoneField } from './phone-field.tsx';

const phone = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' });

test('formats digits while typing, and the form gets the formatted text', async () => {
  const onChange = vi.fn();
  renderDesign(<PhoneField name="phone" label="Phone" onChange={(event) => onChange(event.target.value)} />);
  await userEvent.type(phone(), '2125550142');
  expect(phone()).toHaveValue('(212) 555 - 0142');
  expect(onChange).toHaveBeenLastCalledWith('(212) 555 - 0142');
  expect(phone()).toHaveAttribute('autocomplete', 'tel');
});

test('accepts any common format when pasted', async () => {
  renderDesign(<PhoneField name="phone" label="Phone" />);
  await userEvent.click(phone());
  await userEvent.paste('+1 212.555.0142');
  expect(phone()).toHaveValue('(212) 555 - 0142');
});

test('typing a digit in the middle keeps the caret behind it', async () => {
  renderDesign(<PhoneField name="phone" label="Phone" defaultValue="(212) 550 - 142" />);
  await userEvent.type(phone(), '5', { initialSelectionStart: 8, initialSelectionEnd: 8 });
  expect(phone()).toHaveValue('(212) 555 - 0142');
  expect(phone().selectionStart).toBe(9);
});

test('digits can be deleted across separators', async () => {
  renderDesign(<PhoneField name="phone" label="Phone" defaultValue="(212) 555 - 0" />);
  await userEvent.type(phone(), '{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}');
  expect(phone()).toHaveValue('(21');
});
