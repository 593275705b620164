import { useState } from 'react';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatCount } from '@forecourt/shared-contracts/formats';
import { renderDesign } from '../testing/render-design.tsx';
import { RangeField } from './range-field.tsx';
import type { Range, RangeBounds } from './range-rules.ts';

const ends = ['Minimum', 'Maximum'] as const;
const slider = (end: string) => screen.getByRole<HTMLInputElement>('slider', { name: `${end} Price` });
const box = (end: string) => screen.getByRole<HTMLInputElement>('textbox', { name: `${end} Price` });

function renderRange(bounds: RangeBounds, onCommit: (range: Range) => void) {
  function Price() {
    const [value, setValue] = useState<Range>([bounds.min, bounds.max]);
    const handleCommit = (range: Range) => {
      setValue(range);
      onCommit(range);
    };
    return (
      <RangeField
        label="Price"
        bounds={bounds}
        value={value}
        onCommit={handleCommit}
        formatBox={formatCount}
      />
    );
  }
  renderDesign(<Price />);
}

const text = fc.oneof(
  fc.constantFrom('', ' ', '$', 'abc', '-', '.', '-500', '12.5', '$1,200', '99999', '0'),
  fc.nat({ max: 99_999 }).map(String),
);
const end = fc.constantFrom(...ends);
const steps = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('type' as const), end, text }),
    fc.record({ kind: fc.constant('drag' as const), end, to: fc.integer({ min: -100, max: 90_000 }) }),
    fc.record({
      kind: fc.constant('key' as const),
      end,
      key: fc.constantFrom('PageUp', 'PageDown', 'Home', 'End'),
    }),
  ),
  { maxLength: 6 },
);
const bounds = fc
  .record({
    min: fc.oneof(fc.constant(0), fc.nat({ max: 5000 })),
    span: fc.nat({ max: 80_000 }),
    step: fc.constantFrom(1, 500),
  })
  .map(({ min, span, step }) => ({ min, max: min + span, step }));

type Step = typeof steps extends fc.Arbitrary<(infer T)[]> ? T : never;

function take(step: Step): void {
  if (step.kind === 'type') {
    fireEvent.focus(box(step.end));
    fireEvent.change(box(step.end), { target: { value: step.text } });
    fireEvent.blur(box(step.end));
  } else if (step.kind === 'drag') {
    fireEvent.input(slider(step.end), { target: { value: String(step.to) } });
    fireEvent(slider(step.end), new Event('change', { bubbles: true }));
  } else {
    fireEvent.keyDown(slider(step.end), { key: step.key });
    fireEvent.keyUp(slider(step.end), { key: step.key });
  }
}

test('P16: sliders and boxes agree, stay inside the bounds, do not cross, and revert when left empty', () => {
  fc.assert(
    fc.property(bounds, steps, (range, all) => {
      let committed: Range = [range.min, range.max];
      renderRange(range, (next) => (committed = next));
      for (const step of all) {
        const before = committed;
        take(step);
        expect(committed[0]).toBeGreaterThanOrEqual(range.min);
        expect(committed[1]).toBeLessThanOrEqual(range.max);
        expect(committed[0]).toBeLessThanOrEqual(committed[1]);
        if (step.kind === 'type' && !/\d/.test(step.text)) expect(committed).toEqual(before);
        for (const [at, name] of ends.entries()) {
          expect(box(name)).toHaveValue(formatCount(committed[at]!));
          expect(slider(name)).toHaveAttribute('aria-valuetext', String(committed[at]));
        }
      }
      cleanup();
    }),
    { numRuns: 60 },
  );
});
