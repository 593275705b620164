import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { visuallyHiddenStyles } from '../layout/visually-hidden-styles.ts';

const Root = chakra('fieldset', {
  base: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    minWidth: '0',
    maxWidth: 'full',
    border: '0',
    margin: '0',
    padding: '1',
    gap: '1',
    background: 'surfaceSunken',
    borderRadius: 'control',
    boxShadow: 'inset 0 0 0 1px var(--fc-line)',
    '& legend': visuallyHiddenStyles,
    '& label': {
      position: 'relative',
      flex: '1 1 auto',
      display: 'grid',
      placeItems: 'center',
      minHeight: '40px',
      paddingInline: { base: '3', sm: '4' },
      borderRadius: 'max(calc(var(--fc-radius-control) - 4px), 3px)',
      fontSize: 'sm',
      fontWeight: 'semibold',
      color: 'inkMuted',
      cursor: 'pointer',
      whiteSpace: 'nowrap',
    },
    '& label:hover': { color: 'ink' },
    // Marked by its edge, so that the button of the page stays the heaviest.
    '& label:has(:checked)': {
      background: 'surfaceRaised',
      color: 'ink',
      boxShadow: 'inset 0 0 0 2px var(--fc-link)',
    },
    '& label:has(:focus-visible)': { outline: '3px solid var(--fc-link)', outlineOffset: '2px' },
    '& input': { position: 'absolute', inset: '0', opacity: '0', margin: '0', cursor: 'pointer' },
  },
  variants: { fullWidth: { true: { display: 'flex', width: 'full' } } },
});

export interface SegmentedControlProps<Value extends string> {
  /** Accessible name of the group. */
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  fullWidth?: boolean;
}

/** Two to five short choices in a row, as radio buttons (finance or cash, pickup or delivery, 48 to 84 months). */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, options, value, onChange, fullWidth } = props;
  const name = useId();
  return (
    <Root fullWidth={fullWidth}>
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </Root>
  );
}
