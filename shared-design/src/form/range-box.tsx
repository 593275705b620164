import { useState } from 'react';
import { typedCharacters, typedNumber } from './range-rules.ts';

export interface RangeBoxProps {
  label: string;
  value: number;
  prefix?: string | undefined;
  /** Formats the value while nobody types. */
  format: (value: number) => string;
  onCommit: (value: number) => void;
}

/**
 * Number box of a range (SHOP-15), shown as formatted and typed in plain digits: commits on blur and Enter, reverts to the last value when
 * left empty (SHOP-14).
 */
export function RangeBox({ label, value, prefix, format, onCommit }: RangeBoxProps) {
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
        value={draft ?? format(value)}
        onChange={(event) => setDraft(typedCharacters(event.target.value))}
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
