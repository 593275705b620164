import { useState } from 'react';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { renderDesign } from '../testing/render-design.tsx';
import { DatePicker } from './date-picker.tsx';
import { TimePicker } from './time-picker.tsx';

const texts = {
  open: 'Open the calendar',
  title: 'Choose a date',
  format: 'MM/DD/YYYY',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  keys: 'Arrow keys move by day and week.',
};

const closed: Readonly<Record<string, string>> = { '2026-06-21': 'We are closed' };

function ADate({ first = '', hint }: { first?: string; hint?: string }) {
  const [value, setValue] = useState(first);
  return (
    <DatePicker
      name="date"
      label="Delivery date"
      hint={hint}
      value={value}
      onChange={setValue}
      todayOn="2026-06-15"
      minOn="2026-06-17"
      maxOn="2026-08-10"
      reasonOf={(dateOn) => closed[dateOn]}
      texts={texts}
    />
  );
}

const dateField = () => screen.getByRole('textbox', { name: 'Delivery date' });

describe('the date picker', () => {
  test('typing always works: slashes are added, a pasted date is unchanged', async () => {
    const user = userEvent.setup();
    renderDesign(<ADate />);
    await user.type(dateField(), '06182026');
    expect(dateField()).toHaveValue('06/18/2026');
    await user.clear(dateField());
    await user.click(dateField());
    await user.paste('6/19/2026');
    expect(dateField()).toHaveValue('6/19/2026');
  });

  test.each([
    [undefined, 'MM/DD/YYYY'],
    ['Monday to Saturday', 'MM/DD/YYYY'],
    ['MM/DD/YYYY, Monday to Saturday', null],
  ])('the format is stated once: with the hint %s, the placeholder is %s', (hint, placeholder) => {
    renderDesign(<ADate {...(hint && { hint })} />);
    expect(dateField().getAttribute('placeholder')).toBe(placeholder);
  });

  async function openCalendar(first?: string) {
    const user = userEvent.setup();
    renderDesign(<ADate {...(first ? { first } : {})} />);
    await user.click(screen.getByRole('button', { name: 'Open the calendar' }));
    return { user, dialog: screen.getByRole('dialog', { name: 'Choose a date' }) };
  }

  test('opens a grid in a dialog at the first available date', async () => {
    const { dialog } = await openCalendar();
    expect(within(dialog).getByRole('grid', { name: 'June 2026' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Wednesday, June 17, 2026' })).toHaveFocus();
  });

  test.each([
    ['{ArrowRight}', 'Saturday, June 20, 2026'],
    ['{ArrowDown}', 'Friday, June 26, 2026'],
    ['{Home}', 'Wednesday, June 17, 2026'],
    ['{End}', 'Saturday, June 20, 2026'],
    ['{PageDown}', 'Sunday, July 19, 2026'],
    ['{Shift>}{PageDown}{/Shift}', 'Monday, August 10, 2026'],
    ['{PageUp}', 'Wednesday, June 17, 2026'],
  ])('%s moves to %s, within the bounds', async (keys, name) => {
    const { user } = await openCalendar('06/19/2026');
    await user.keyboard(keys);
    expect(screen.getByRole('button', { name })).toHaveFocus();
  });

  test('Enter selects the date, and focus returns to the opener', async () => {
    const { user } = await openCalendar('06/19/2026');
    await user.keyboard('{ArrowRight}{Enter}');
    expect(dateField()).toHaveValue('06/20/2026');
    expect(screen.getByRole('button', { name: 'Open the calendar' })).toHaveFocus();
  });

  test('a disabled day says why and cannot be selected', async () => {
    const { user } = await openCalendar('06/20/2026');
    await user.keyboard('{ArrowRight}');
    const sunday = screen.getByRole('button', { name: 'Sunday, June 21, 2026. We are closed' });
    expect(sunday).toHaveFocus();
    expect(sunday).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{Enter}');
    expect(screen.getByRole('dialog')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(dateField()).toHaveValue('06/20/2026');
  });
});

const options = [
  { value: 'a', label: '9:00 AM – 11:00 AM' },
  { value: 'b', label: '11:00 AM – 1:00 PM' },
];

function ATime() {
  const [value, setValue] = useState('');
  return (
    <>
      <TimePicker
        name="time"
        label="Delivery time"
        options={options}
        value={value}
        onChange={setValue}
        placeholder="Choose a time"
        title="Select a Time"
        select="Select"
      />
      <button>After</button>
    </>
  );
}

const timeField = () => screen.getByRole('combobox', { name: 'Delivery time' });

describe('the time picker', () => {
  afterEach(() => vi.restoreAllMocks());

  test('is read-only and opens with a key', async () => {
    const user = userEvent.setup();
    renderDesign(<ATime />);
    expect(timeField()).toHaveAttribute('readonly');
    await user.tab();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('dialog', { name: 'Select a Time' })).toBeVisible();
    expect(screen.getByRole('radio', { name: '9:00 AM – 11:00 AM' })).toHaveFocus();
  });

  test.each([
    ['Tab', '{Tab}', '11:00 AM – 1:00 PM', 'After'],
    ['Enter', '{Enter}', '11:00 AM – 1:00 PM', undefined],
    ['Escape', '{Escape}', '', undefined],
  ])('larger screens: the popover closes on %s', async (_key, keys, shown, focused) => {
    const user = userEvent.setup();
    renderDesign(<ATime />);
    await user.click(timeField());
    await user.keyboard('{ArrowDown}');
    await user.keyboard(keys);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(timeField()).toHaveValue(shown);
    expect(focused ? screen.getByRole('button', { name: focused }) : timeField()).toHaveFocus();
  });

  test('larger screens: a click selects the slot', async () => {
    const user = userEvent.setup();
    renderDesign(<ATime />);
    await user.click(timeField());
    await user.click(screen.getByText('9:00 AM – 11:00 AM'));
    expect(timeField()).toHaveValue('9:00 AM – 11:00 AM');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('small screens: a dialog with a Select button', async () => {
    vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(390);
    const user = userEvent.setup();
    renderDesign(<ATime />);
    await user.click(timeField());
    const dialog = screen.getByRole('dialog', { name: 'Select a Time' });
    await user.click(within(dialog).getByText('11:00 AM – 1:00 PM'));
    expect(timeField()).toHaveValue('');
    await user.click(within(dialog).getByRole('button', { name: 'Select' }));
    expect(timeField()).toHaveValue('11:00 AM – 1:00 PM');
    expect(timeField()).toHaveFocus();
  });
});
