import { createContext, use, type RefObject } from 'react';

/** Holds the email across the pages of one visit. */
export const TypedEmailContext = createContext<RefObject<string>>({ current: '' });

/** The email last typed on a page of the account: in memory only, never in a URL or in storage. */
export function useTypedEmail(): RefObject<string> {
  return use(TypedEmailContext);
}
