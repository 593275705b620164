import type { Db } from '../db/index.ts';

/** A mail or SMS to a person. `body` is plain text. */
export interface OutboxMessage {
  readonly tenantId: string;
  readonly channel: 'email' | 'sms';
  /** Address of a mail, or phone number of an SMS. */
  readonly recipient: string;
  /** Empty for an SMS. */
  readonly subject: string;
  readonly body: string;
}

/** Accepts mails and SMS. Sending within a transaction (`db`) sends nothing if the transaction fails. */
export interface Outbox {
  send(db: Db, message: OutboxMessage): Promise<void>;
}
