import { useEffect, useRef, useState } from 'react';
import { useDesignText } from '../text/use-design-text.ts';

export interface RemainingCharactersProps {
  id: string;
  maxLength: number;
}

/** 'N characters remaining' below a field (FIELD-13). It reads the control beside it, whose value a form may set without an event. */
export function RemainingCharacters({ id, maxLength }: RemainingCharactersProps) {
  const text = useDesignText();
  const root = useRef<HTMLElement>(null);
  const [length, setLength] = useState(0);
  useEffect(() => {
    const control = root.current?.parentElement?.querySelector<HTMLInputElement>('.fc-control');
    const count = () => setLength(control?.value.length ?? 0);
    count();
    control?.addEventListener('input', count);
    return () => control?.removeEventListener('input', count);
  });
  return (
    <span ref={root} id={id} className="fc-count">
      {text('field.remaining', { count: Math.max(0, maxLength - length) })}
    </span>
  );
}
