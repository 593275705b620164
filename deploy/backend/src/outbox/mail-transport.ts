import { createTransport } from 'nodemailer';
import type { AttemptFault } from './next-attempt.ts';

/** How mail leaves. `tls`: `starttls` demands it, `implicit` begins with it, `none` is for a server on the same machine. */
export interface SmtpSettings {
  readonly host: string;
  readonly port: number;
  readonly tls: 'starttls' | 'implicit' | 'none';
  readonly user: string | undefined;
  readonly password: string | undefined;
  /** Sender of every brand's mail; the brand's own address without one. */
  readonly from: string | undefined;
}

/** One mail as the server is given it. `messageId` is the same at every attempt, so that a mail that went out twice is known as one. */
export interface OutgoingMail {
  readonly fromName: string;
  readonly fromAddress: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly messageId: string;
}

/** A mail was not taken. Holds no word of it. */
export class MailFault extends Error implements AttemptFault {
  override readonly name = 'MailFault';
  readonly replyCode: number | undefined;
  readonly isOurs: boolean;

  constructor(kind: string, replyCode: number | undefined) {
    super(replyCode === undefined ? kind : `${kind} ${replyCode}`);
    this.replyCode = replyCode;
    this.isOurs = ['EAUTH', 'ETLS', 'ENOAUTH', 'EOAUTH2'].includes(kind);
  }
}

/** A way for mail to leave; rejects with a {@link MailFault}. */
export interface MailTransport {
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

const timeoutMs = 20_000;

/** Mail by SMTP. */
export function smtpTransport({ host, port, tls, user, password }: SmtpSettings): MailTransport {
  const transport = createTransport({
    host,
    port,
    secure: tls === 'implicit',
    requireTLS: tls === 'starttls',
    ignoreTLS: tls === 'none',
    ...(user && { auth: { user, pass: password ?? '' } }),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ fromName, fromAddress, to, ...mail }) {
      const from = { name: fromName, address: fromAddress };
      try {
        await transport.sendMail({ ...mail, from, to: { name: '', address: to } });
      } catch (error) {
        throw faultOf(error);
      }
    },
    close: () => transport.close(),
  };
}

function faultOf(error: unknown): MailFault {
  const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown };
  return new MailFault(
    typeof code === 'string' ? code : 'EUNKNOWN',
    typeof responseCode === 'number' ? responseCode : undefined,
  );
}
