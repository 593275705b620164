import { readFileSync } from 'node:fs';
import { badSetting, oneOf, port, secretSetting } from '@forecourt/settings';
import * as v from 'valibot';
import type { SmtpSettings } from './mail-transport.ts';

const modes = ['starttls', 'implicit', 'none'] as const;
const usualPorts = { starttls: 587, implicit: 465, none: 25 };
const AddressSchema = v.pipe(
  v.string(),
  v.regex(/^[^\s@<>]+@[^\s@<>]+$/, 'a bare address like shop@dealer.example'),
);

function passwordOf(env: NodeJS.ProcessEnv): string | undefined {
  if (!env.SMTP_PASSWORD_FILE) return env.SMTP_PASSWORD || undefined;
  try {
    return readFileSync(env.SMTP_PASSWORD_FILE, 'utf8').trim();
  } catch {
    throw badSetting('SMTP_PASSWORD_FILE cannot be read.');
  }
}

/**
 * Returns the mail server of `SMTP_HOST`, `SMTP_PORT`, `SMTP_TLS`, `SMTP_USER`, `SMTP_PASSWORD` or
 * `SMTP_PASSWORD_FILE`, and `SMTP_FROM`; undefined without a host: then mails stay on the outbox page. Throws
 * a StartFault that names the variable, but not its value.
 */
export function smtpSettings(env: NodeJS.ProcessEnv): SmtpSettings | undefined {
  if (!env.SMTP_HOST) return undefined;
  const tls = secretSetting(env, 'SMTP_TLS', oneOf(modes)) ?? 'starttls';
  const [user, password] = [env.SMTP_USER || undefined, passwordOf(env)];
  if ((user === undefined) !== (password === undefined))
    throw badSetting('SMTP_USER and SMTP_PASSWORD (or SMTP_PASSWORD_FILE) belong together.');
  return {
    host: env.SMTP_HOST,
    port: secretSetting(env, 'SMTP_PORT', port) ?? usualPorts[tls],
    tls,
    user,
    password,
    from: secretSetting(env, 'SMTP_FROM', AddressSchema),
  };
}
