import { observePath } from '@forecourt/shared-contracts/observe';

/** Adds the headers that make browsers report everything that the page's policy blocks (T63). */
export function withReporting(headers: Readonly<Record<string, string>>): Record<string, string> {
  const address = `${observePath}/reports`;
  const integrity = headers['integrity-policy'];
  return {
    ...headers,
    'content-security-policy': `${headers['content-security-policy']}; report-uri ${address}; report-to observe`,
    ...(integrity && { 'integrity-policy': `${integrity}, endpoints=(observe)` }),
    'reporting-endpoints': `observe="${address}"`,
  };
}
