import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { EmailSchema } from '@forecourt/shared-contracts/fields';
import { useApi, useQuery, useQueryClient } from '@forecourt/shared-contracts/react';
import { emailCheckQuery } from '../data/email-check.queries.ts';

const pauseMs = 400;

/**
 * Whether the email in the form already has an account, requested once typing has paused (ACCT-26). Answers are cached per address, so a
 * late answer never counts for another address. A missing answer blocks nothing: the sign-up itself refuses a taken address.
 */
export function useEmailCheck(typed: string) {
  const client = useApi();
  const queryClient = useQueryClient();
  const parsed = v.safeParse(EmailSchema, typed);
  const email = parsed.success ? parsed.output.toLowerCase() : '';
  const [settled, setSettled] = useState(email);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(email), pauseMs);
    return () => clearTimeout(timer);
  }, [email]);
  const { data } = useQuery(emailCheckQuery(client, settled));
  return {
    isTaken: email !== '' && email === settled && data?.isTaken === true,
    /** Records that the sign-up found an existing account with this address. */
    markTaken: (found: string) =>
      queryClient.setQueryData(emailCheckQuery(client, found.toLowerCase()).queryKey, { isTaken: true }),
  };
}
