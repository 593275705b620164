import { useState } from 'react';
import { typedNumber } from './range-rules.ts';

export interface RangeBoxProps {
  label: string;
  value: number;
  prefix?: string | undefined;
  onCommit: (value: number) => void;
}

const boxCharacters = 5;

/** Number box of a range: at most 5 characters, commits on blur and Enter, reverts to the last value when left empty. */
export function RangeBox({ label, value, prefix, onCommit }: RangeBoxProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const commit = () => {
    if (draft === null) return;
    const typed = typedNumber(draft);
    setDraft(null);
    if (typed !== null && typed !== value) onCommit(typed);
  };
  return (
    <span className="fc-affixed">
      {prefix && <span className="fc-prefix">{prefix}</span>}
      <input
        className="fc-control"
        aria-label={label}
        inputMode="numeric"
        autoComplete="off"
        value={draft ?? String(value)}
        onChange={(event) => setDraft(event.target.value.slice(0, boxCharacters))}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          commit();
        }}
      />
    </span>
  );
}
