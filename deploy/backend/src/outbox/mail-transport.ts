import { createTransport } from 'nodemailer';
import type { AttemptFault } from './next-attempt.ts';

/**
 * How mail is sent. `tls`: `starttls` requires it, `implicit` starts with it, `none` is for a server on the
 * same machine.
 */
export interface SmtpSettings {
  readonly host: string;
  readonly port: number;
  readonly tls: 'starttls' | 'implicit' | 'none';
  readonly user: string | undefined;
  readonly password: string | undefined;
  /** Sender of every brand's mail; the brand's own address without one. */
  readonly from: string | undefined;
}

/**
 * One mail as passed to the server. `messageId` is the same for every attempt, so that duplicates are
 * recognized.
 */
export interface OutgoingMail {
  readonly fromName: string;
  readonly fromAddress: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same content in the brand's look. */
  readonly html: string;
  /** Pictures inside the mail, which its HTML part names as `cid:…`. */
  readonly pictures?: readonly { readonly cid: string; readonly type: string; readonly bytes: Buffer }[];
  readonly messageId: string;
}

/** A mail was not accepted. Contains no text of the mail. */
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

/** Sends mail; rejects with a {@link MailFault}. */
export interface MailTransport {
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

const timeoutMs = 20_000;

/** Sends mail by SMTP. */
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
    async send({ fromName, fromAddress, to, pictures = [], ...mail }) {
      const from = { name: fromName, address: fromAddress };
      try {
        const attachments = pictures.map(({ cid, type, bytes }) => ({
          cid,
          content: bytes,
          contentType: type,
          contentDisposition: 'inline' as const,
        }));
        await transport.sendMail({ ...mail, attachments, from, to: { name: '', address: to } });
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
