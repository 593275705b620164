import { useEffect, useRef } from 'react';
import { useLocation } from '@forecourt/shared-contracts/react';
import type { LeadRequest } from '../domain/lead-request.ts';
import { useLeads } from './leads-context.ts';

const kinds: Readonly<Record<string, LeadRequest['kind']>> = {
  '#contact-dealer': 'contact',
  '#test-drive': 'test-drive',
};

/** Opens the form that the URL names after `#`, once per navigation, if `requestOf` returns one of that kind. */
export function useLinkedLead(requestOf: (kind: LeadRequest['kind']) => LeadRequest | undefined): void {
  const { open } = useLeads();
  const { hash, key } = useLocation();
  const latest = useRef(requestOf);
  useEffect(() => {
    latest.current = requestOf;
  });
  useEffect(() => {
    const kind = Object.hasOwn(kinds, hash) ? kinds[hash] : undefined;
    const request = kind && latest.current(kind);
    if (request) open(request);
  }, [hash, key, open]);
}
