import type { Db } from '../db/index.ts';

/** A mail or SMS on its way to a person. `body` is plain text. */
export interface OutboxMessage {
  readonly tenantId: string;
  readonly channel: 'email' | 'sms';
  /** Address of a mail, or telephone number of an SMS. */
  readonly recipient: string;
  /** Empty for an SMS. */
  readonly subject: string;
  readonly body: string;
}

/** Where mails and SMS go. Sending within a transaction (`db`) sends nothing when the transaction fails. */
export interface Outbox {
  send(db: Db, message: OutboxMessage): Promise<void>;
}
