import { RadioGroupField, type RadioOption } from '@forecourt/shared-design/forms';

interface TimeOptionsProps {
  readonly name: string;
  readonly label: string;
  readonly options: readonly RadioOption[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The slots as a radio list; arrow keys move between them. */
export function TimeOptions({ name, label, options, value, onChange }: TimeOptionsProps) {
  return (
    <RadioGroupField
      name={`${name}-option`}
      label={label}
      labelHidden
      options={options}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
