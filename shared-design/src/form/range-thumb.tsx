import { useEffect, useRef, type KeyboardEvent } from 'react';

export interface RangeThumbProps {
  label: string;
  value: number;
  bounds: { min: number; max: number; step: number };
  /** Limits of this thumb, set by the other one. */
  limits: { low: number; high: number };
  valueText: string;
  onMove: (value: number) => void;
  onCommit: () => void;
}

const pageSteps = 10;

/** One thumb: a native slider over the whole track. Arrow keys move one step, Page keys ten, Home and End go to the other thumb. */
export function RangeThumb({ label, value, bounds, limits, valueText, onMove, onCommit }: RangeThumbProps) {
  const { min, step } = bounds;
  const input = useRef<HTMLInputElement>(null);
  const commit = useRef(onCommit);
  useEffect(() => {
    commit.current = onCommit;
  });
  // React's onChange is the browser's `input`; only the browser's own `change` signals the release.
  useEffect(() => {
    const element = input.current;
    const handleRelease = () => commit.current();
    element?.addEventListener('change', handleRelease);
    return () => element?.removeEventListener('change', handleRelease);
  }, []);
  const handleKey = (event: KeyboardEvent) => {
    const target: Record<string, number> = {
      PageUp: value + pageSteps * step,
      PageDown: value - pageSteps * step,
      Home: limits.low,
      End: limits.high,
    };
    const next = target[event.key];
    if (next === undefined) return;
    event.preventDefault();
    onMove(Math.min(limits.high, Math.max(limits.low, next)));
  };
  return (
    <input
      ref={input}
      type="range"
      aria-label={label}
      aria-valuetext={valueText}
      min={min}
      max={bounds.max}
      step={step}
      // On a step: browsers move a value between two, which `keepInput` would take for input.
      value={min + Math.round((value - min) / step) * step}
      onChange={(event) => onMove(Number(event.target.value))}
      onKeyDown={handleKey}
      onKeyUp={(event) => event.key !== 'Tab' && commit.current()}
      onBlur={() => commit.current()}
    />
  );
}
