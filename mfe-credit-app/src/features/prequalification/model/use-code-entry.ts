import { useState } from 'react';
import { PasscodeBodySchema } from '@forecourt/shared-contracts/prequalification';
import { usePrequalificationForm } from './use-question-form.ts';

/**
 * The form of one code. `news`: what the last code, or the last request for one, came to; it goes with the next code that is sent. `onSend`
 * gets the code as typed.
 */
export function useCodeEntry<News extends string>(onSend: (code: string) => void) {
  const [news, setNews] = useState<News>();
  const form = usePrequalificationForm({
    schema: PasscodeBodySchema,
    defaultValues: { code: '' },
    order: ['code'],
    onSend: ({ code }) => {
      setNews(undefined);
      onSend(code);
    },
  });
  return { form, news, setNews };
}
