import { useState } from 'react';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { formatCount } from '@forecourt/shared-contracts/formats';
import { renderDesign } from '../testing/render-design.tsx';
import { RangeField } from './range-field.tsx';
import type { Range } from './range-rules.ts';
import { rangeStyles } from './range-styles.ts';

function renderPrice(onCommit: (range: Range) => void) {
  function Price() {
    const [value, setValue] = useState<Range>([10_000, 40_000]);
    const handleCommit = (range: Range) => {
      setValue(range);
      onCommit(range);
    };
    return (
      <RangeField
        label="Price"
        bounds={{ min: 0, max: 80_000, step: 500 }}
        value={value}
        onCommit={handleCommit}
        formatBox={formatCount}
      />
    );
  }
  renderDesign(<Price />);
  return {
    lowThumb: screen.getByRole('slider', { name: 'Minimum Price' }),
    highThumb: screen.getByRole('slider', { name: 'Maximum Price' }),
    lowBox: screen.getByRole('textbox', { name: 'Minimum Price' }),
    highBox: screen.getByRole('textbox', { name: 'Maximum Price' }),
  };
}

test('dragging updates the box and commits only on release', () => {
  const onCommit = vi.fn();
  const { lowThumb, lowBox } = renderPrice(onCommit);
  fireEvent.input(lowThumb, { target: { value: '12000' } });
  expect(lowBox).toHaveValue('12,000');
  expect(onCommit).not.toHaveBeenCalled();
  fireEvent(lowThumb, new Event('change', { bubbles: true }));
  expect(onCommit).toHaveBeenCalledExactlyOnceWith([12_000, 40_000]);
});

test.each([
  ['on Enter', '{Enter}'],
  ['on blur', '{Tab}'],
])('a box commits %s', async (_, key) => {
  const onCommit = vi.fn();
  const { highBox, highThumb } = renderPrice(onCommit);
  await userEvent.clear(highBox);
  await userEvent.type(highBox, `35000${key}`);
  expect(onCommit).toHaveBeenCalledExactlyOnceWith([10_000, 35_000]);
  expect(highThumb).toHaveValue('35000');
  expect(highBox).toHaveValue('35,000');
});

test('an empty box reverts to its value', async () => {
  const onCommit = vi.fn();
  const { lowBox } = renderPrice(onCommit);
  await userEvent.clear(lowBox);
  await userEvent.tab();
  expect(lowBox).toHaveValue('10,000');
  expect(onCommit).not.toHaveBeenCalled();
});

test('a box accepts five characters', async () => {
  const { highBox } = renderPrice(vi.fn());
  await userEvent.clear(highBox);
  await userEvent.type(highBox, '1234567');
  expect(highBox).toHaveValue('12345');
});

test('a pasted price is the number without its signs', async () => {
  const onCommit = vi.fn();
  const { highBox } = renderPrice(onCommit);
  await userEvent.clear(highBox);
  await userEvent.paste('$25,000');
  expect(highBox).toHaveValue('25000');
  await userEvent.tab();
  expect(onCommit).toHaveBeenCalledExactlyOnceWith([10_000, 25_000]);
  expect(highBox).toHaveValue('25,000');
});

test('a box that is only visited commits nothing, and edits the digits it shows', async () => {
  const onCommit = vi.fn();
  const { highBox } = renderPrice(onCommit);
  await userEvent.click(highBox);
  await userEvent.tab();
  expect(onCommit).not.toHaveBeenCalled();
  await userEvent.type(highBox, '{Backspace}');
  expect(highBox).toHaveValue('4000');
});

test('a minimum above the maximum is limited to it', async () => {
  const onCommit = vi.fn();
  const { lowBox } = renderPrice(onCommit);
  await userEvent.clear(lowBox);
  await userEvent.type(lowBox, '60000{Enter}');
  expect(onCommit).toHaveBeenCalledExactlyOnceWith([40_000, 40_000]);
});

test.each([
  ['{PageUp}', 15_000],
  ['{PageDown}', 5_000],
  ['{Home}', 0],
  ['{End}', 40_000],
])('the lower thumb responds to %s', async (key, low) => {
  const onCommit = vi.fn();
  const { lowThumb } = renderPrice(onCommit);
  lowThumb.focus();
  await userEvent.keyboard(key);
  expect(onCommit).toHaveBeenLastCalledWith([low, 40_000]);
});

test('each thumb leaves out the width of the other, and the color of the track is between them', () => {
  const { lowThumb } = renderPrice(vi.fn());
  const shares = lowThumb.parentElement?.style;
  expect([shares?.getPropertyValue('--low'), shares?.getPropertyValue('--high')]).toEqual(['0.125', '0.5']);
  expect(rangeStyles).toMatchObject({
    '& .fc-range input': { width: 'calc(100% - 26px)' },
    '& .fc-range input:last-of-type': { left: '26px' },
  });
});

test('between two steps a box shows the exact value, and its thumb is on a step, as browsers have it', () => {
  const bounds = { min: 0, max: 80_000, step: 500 };
  renderDesign(<RangeField label="Price" bounds={bounds} value={[0, 1]} onCommit={vi.fn()} />);
  expect(screen.getByRole('textbox', { name: 'Maximum Price' })).toHaveValue('1');
  expect(screen.getByRole('slider', { name: 'Maximum Price' })).toHaveAttribute('value', '0');
});
