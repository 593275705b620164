import { useRef, type ReactNode } from 'react';
import { TypedEmailContext } from './typed-email-context.ts';

/** Keeps the email last typed for as long as the remote is mounted. */
export function TypedEmailProvider({ children }: { children: ReactNode }) {
  const typed = useRef('');
  return <TypedEmailContext value={typed}>{children}</TypedEmailContext>;
}
