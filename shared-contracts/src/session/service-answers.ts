/** Additional outcomes of any identity service call: too many attempts, unreachable, or a tenant without a user pool. */
export type ServiceRefusal = 'throttled' | 'outage' | 'not-configured';

/** A code was sent; `destination` is masked like the service's, and made up for a nonexistent account. */
export interface CodeSent {
  readonly kind: 'sent';
  readonly destination: string;
}
