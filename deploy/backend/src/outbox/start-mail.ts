import { createMailQueue, type MailQueueParts } from './mail-queue.ts';
import { smtpTransport, type SmtpSettings } from './mail-transport.ts';

const everyMs = 2_000;

/** Sends the mails of the outbox by this server from now on, those that an earlier process left among them. Answers how to end it. */
export function startMail(
  smtp: SmtpSettings,
  parts: Omit<MailQueueParts, 'transport' | 'from'>,
): () => Promise<void> {
  const transport = smtpTransport(smtp);
  const queue = createMailQueue({ ...parts, transport, from: smtp.from });
  const timer = setInterval(() => void queue.run(), everyMs);
  void queue.run();
  return async () => {
    clearInterval(timer);
    await queue.run();
    transport.close();
  };
}
