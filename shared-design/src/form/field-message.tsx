import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';

export interface FieldMessageProps {
  id: string;
  tone: 'error' | 'success';
  text: ReactNode;
}

/** Error or success line under a field. Never conveyed by color alone. */
export function FieldMessage({ id, tone, text }: FieldMessageProps) {
  return (
    <span id={id} className="fc-message" data-tone={tone}>
      <Icon name={tone === 'error' ? 'error' : 'success'} sizePx={16} />
      <span>{text}</span>
    </span>
  );
}
