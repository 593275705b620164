import { readFileSync } from 'node:fs';
import { backendExitCodes, StartFault } from '../start-fault.ts';
import type { SmtpSettings } from './mail-transport.ts';

const modes = ['starttls', 'implicit', 'none'] as const;
const usualPorts = { starttls: 587, implicit: 465, none: 25 };

function refuse(message: string): never {
  throw new StartFault(message, backendExitCodes.badSetting);
}

function passwordOf(env: NodeJS.ProcessEnv): string | undefined {
  if (!env.SMTP_PASSWORD_FILE) return env.SMTP_PASSWORD || undefined;
  try {
    return readFileSync(env.SMTP_PASSWORD_FILE, 'utf8').trim();
  } catch {
    return refuse('SMTP_PASSWORD_FILE cannot be read.');
  }
}

function portOf(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  return refuse('SMTP_PORT is a whole number from 1 to 65535.');
}

/**
 * Returns the mail server of `SMTP_HOST`, `SMTP_PORT`, `SMTP_TLS`, `SMTP_USER`, `SMTP_PASSWORD` or
 * `SMTP_PASSWORD_FILE`, and `SMTP_FROM`; undefined without a host: then mails stay on the outbox page. Throws
 * a {@link StartFault} that names the variable, but not its value.
 */
export function smtpSettings(env: NodeJS.ProcessEnv): SmtpSettings | undefined {
  if (!env.SMTP_HOST) return undefined;
  const tls = modes.find((mode) => mode === (env.SMTP_TLS || 'starttls'));
  if (!tls) return refuse(`SMTP_TLS is one of ${modes.join(', ')}.`);
  const port = portOf(env.SMTP_PORT || String(usualPorts[tls]));
  const [user, password] = [env.SMTP_USER || undefined, passwordOf(env)];
  if ((user === undefined) !== (password === undefined))
    return refuse('SMTP_USER and SMTP_PASSWORD (or SMTP_PASSWORD_FILE) belong together.');
  const from = env.SMTP_FROM || undefined;
  if (from && !/^[^\s@<>]+@[^\s@<>]+$/.test(from))
    return refuse('SMTP_FROM is a bare address like shop@dealer.example.');
  return { host: env.SMTP_HOST, port, tls, user, password, from };
}
