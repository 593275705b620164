import { createContext, use, type RefObject } from 'react';

/** Holds the email between the pages of one visit. */
export const TypedEmailContext = createContext<RefObject<string>>({ current: '' });

/** The email that was typed last on a page of the account: in memory only, never in an address or in storage. */
export function useTypedEmail(): RefObject<string> {
  return use(TypedEmailContext);
}
