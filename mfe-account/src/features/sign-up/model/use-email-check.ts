import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { EmailSchema } from '@forecourt/shared-contracts/fields';
import { useApi, useQuery } from '@forecourt/shared-contracts/react';
import { emailCheckQuery } from '../data/email-check.queries.ts';

const pauseMs = 400;

/**
 * Whether the email in the form already has an account, requested once typing has paused (ACCT-26). Answers are cached per address, so a
 * late answer never counts for another address. A missing answer blocks nothing: the sign-up itself refuses a taken address.
 */
export function useEmailCheck(typed: string) {
  const client = useApi();
  const parsed = v.safeParse(EmailSchema, typed);
  const email = parsed.success ? parsed.output.toLowerCase() : '';
  const [settled, setSettled] = useState(email);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(email), pauseMs);
    return () => clearTimeout(timer);
  }, [email]);
  const { data } = useQuery(emailCheckQuery(client, settled));
  // Not the answer of the check, which may be under way and say otherwise.
  const [found, setFound] = useState<string>();
  return {
    isTaken: email !== '' && (email === found || (email === settled && data?.isTaken === true)),
    /** Records that the sign-up found an existing account with this address. */
    markTaken: (address: string) => setFound(address.toLowerCase()),
  };
}
