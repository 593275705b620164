import { useDesignText } from '../text/use-design-text.ts';

export interface RemainingCharactersProps {
  id: string;
  maxLength: number;
  length: number;
}

/** 'N characters remaining' below a field (FIELD-13). */
export function RemainingCharacters({ id, maxLength, length }: RemainingCharactersProps) {
  const text = useDesignText();
  return (
    <span id={id} className="fc-count">
      {text('field.remaining', { count: Math.max(0, maxLength - length) })}
    </span>
  );
}
