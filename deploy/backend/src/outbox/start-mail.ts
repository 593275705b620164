import { createMailQueue, type MailQueueDeps } from './mail-queue.ts';
import { smtpTransport, type SmtpSettings } from './mail-transport.ts';

const everyMs = 2_000;

/**
 * Starts sending the mails of the outbox by this server, including those left by an earlier process. Returns
 * how to stop it.
 */
export function startMail(
  smtp: SmtpSettings,
  parts: Omit<MailQueueDeps, 'transport' | 'from'>,
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
