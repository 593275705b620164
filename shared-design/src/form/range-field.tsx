import { useRef, useState, type CSSProperties } from 'react';
import { chakra } from '@chakra-ui/react';
import { useDesignText } from '../text/use-design-text.ts';
import { RangeBox } from './range-box.tsx';
import { boundedRange, rangeStep, type Range, type RangeBounds } from './range-rules.ts';
import { rangeStyles } from './range-styles.ts';
import { RangeThumb } from './range-thumb.tsx';

const Root = chakra('fieldset', { base: rangeStyles });

export interface RangeFieldProps {
  label: string;
  /** Allowed values, and the step (1 by default; a tenth of the span when the span is smaller). */
  bounds: RangeBounds;
  value: Range;
  /** On release of a thumb, and on blur or Enter of a box; never while dragging. */
  onCommit: (range: Range) => void;
  /** Symbol before the boxes, `$`. */
  prefix?: string;
  /** Formats a value for screen readers, '$25,000'. */
  formatValue?: (value: number) => string;
  /** Formats the number in a box, where `prefix` stands before it: '25,000'. Plain digits by default, as of a year. */
  formatBox?: (value: number) => string;
}

/** Minimum and maximum set with two thumbs and two synchronized boxes (SHOP-13). */
export function RangeField(props: RangeFieldProps) {
  const { label, bounds, value, onCommit, prefix, formatValue = String, formatBox = String } = props;
  const text = useDesignText();
  const [dragged, setDragged] = useState<Range | null>(null);
  const latest = useRef<Range | null>(null);
  const [low, high] = dragged ?? value;
  const track = { min: bounds.min, max: bounds.max, step: rangeStep(bounds) };
  const move = (range: Range, moved: 'low' | 'high') => {
    latest.current = boundedRange(range, moved, bounds);
    setDragged(latest.current);
  };
  const commit = (range: Range | null) => {
    latest.current = null;
    setDragged(null);
    if (range && (range[0] !== value[0] || range[1] !== value[1])) onCommit(range);
  };
  const share = (at: number) => (at - bounds.min) / Math.max(bounds.max - bounds.min, 1e-9);
  const minimum = text('range.minimum', { label });
  const maximum = text('range.maximum', { label });
  return (
    <Root>
      <legend className="fc-label">{label}</legend>
      <div className="fc-range" style={{ '--low': share(low), '--high': share(high) } as CSSProperties}>
        <span className="fc-track" />
        <RangeThumb
          label={minimum}
          value={low}
          bounds={track}
          limits={{ low: bounds.min, high }}
          valueText={formatValue(low)}
          onMove={(next) => move([next, high], 'low')}
          onCommit={() => commit(latest.current)}
        />
        <RangeThumb
          label={maximum}
          value={high}
          bounds={track}
          limits={{ low, high: bounds.max }}
          valueText={formatValue(high)}
          onMove={(next) => move([low, next], 'high')}
          onCommit={() => commit(latest.current)}
        />
      </div>
      <div className="fc-boxes">
        <RangeBox
          label={minimum}
          value={low}
          prefix={prefix}
          format={formatBox}
          onCommit={(next) => commit(boundedRange([next, high], 'low', bounds))}
        />
        <span aria-hidden>–</span>
        <RangeBox
          label={maximum}
          value={high}
          prefix={prefix}
          format={formatBox}
          onCommit={(next) => commit(boundedRange([low, next], 'high', bounds))}
        />
      </div>
    </Root>
  );
}
