import { useEffect } from 'react';
import { useTypedEmail } from './typed-email-context.ts';

/** Keeps the email of a form for the other pages, as it is typed. */
export function useKeepTypedEmail(email: string): void {
  const typedEmail = useTypedEmail();
  useEffect(() => {
    typedEmail.current = email;
  }, [typedEmail, email]);
}
