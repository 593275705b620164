import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { handler } from './code-mail/index.mjs';
import texts from './code-mail/texts.json' with { type: 'json' };

interface Message {
  readonly smsMessage?: string | null;
  readonly emailMessage?: string | null;
  readonly emailSubject?: string | null;
}

const unwritten: Message = { smsMessage: null, emailMessage: null, emailSubject: null };

async function messageOf(
  triggerSource: string,
  userAttributes: Readonly<Record<string, string>> = {},
  codeParameter: string | null = '{####}',
): Promise<Message> {
  const event = { triggerSource, request: { codeParameter, userAttributes }, response: { ...unwritten } };
  return (await handler(event)).response;
}

beforeEach(() => {
  vi.stubEnv('BRAND_NAME', 'Sun & Sons');
  vi.stubEnv('LANGUAGE', 'en');
});
afterEach(() => vi.unstubAllEnvs());

describe('the code that a pool sends (ACCT-64)', () => {
  it.each([
    ['CustomMessage_SignUp', 'Confirm your account', 'Confirme su cuenta'],
    ['CustomMessage_ResendCode', 'Confirm your account', 'Confirme su cuenta'],
    ['CustomMessage_Authentication', 'Your one-time passcode', 'Su código de un solo uso'],
    ['CustomMessage_ForgotPassword', 'Reset your password', 'Restablezca su contraseña'],
    ['CustomMessage_UpdateUserAttribute', 'Confirm your email address', 'Confirme su correo electrónico'],
    ['CustomMessage_VerifyUserAttribute', 'Confirm your email address', 'Confirme su correo electrónico'],
  ])('%s is worded in the language of the account', async (source, english, spanish) => {
    expect(await messageOf(source, { locale: 'en' })).toEqual({
      emailSubject: `Sun & Sons: ${english}`,
      emailMessage: 'Your Sun &#38; Sons verification code is {####}. It works once.',
      smsMessage: 'Your Sun & Sons verification code is {####}. It works once.',
    });
    expect(await messageOf(source, { locale: 'es' })).toEqual({
      emailSubject: `Sun & Sons: ${spanish}`,
      emailMessage: 'Su código de verificación de Sun &#38; Sons es {####}. Sirve una sola vez.',
      smsMessage: 'Su código de verificación de Sun & Sons es {####}. Sirve una sola vez.',
    });
  });

  it.each([
    ['with a region', 'es-US', 'en', /^Su código/],
    ['that is none of the site', 'fr', 'es', /^Su código/],
    ['that is unknown', undefined, 'es', /^Su código/],
    ['that is unknown, of a dealer without one', undefined, undefined, /^Your /],
    ['that is no language', '__proto__', 'en', /^Your /],
  ])('a language %s', async (_row, locale, own, body) => {
    vi.stubEnv('LANGUAGE', own);
    const { smsMessage } = await messageOf('CustomMessage_SignUp', locale === undefined ? {} : { locale });
    expect(smsMessage).toMatch(body);
  });

  it.each([
    ['an invitation, which also has a user name', 'CustomMessage_AdminCreateUser', '{####}'],
    ['a source that is not known', 'toString', '{####}'],
    ['a message without a code', 'CustomMessage_SignUp', null],
  ])('the pool words %s itself', async (_row, source, code) =>
    expect(await messageOf(source, {}, code)).toEqual(unwritten),
  );

  it('is written to no log', async () => {
    const written = (['log', 'info', 'warn', 'error', 'debug'] as const).map((name) =>
      vi.spyOn(console, name),
    );
    const output = vi.spyOn(process.stdout, 'write');
    await messageOf('CustomMessage_SignUp', { email: 'dana@example.com' }, '123456');
    for (const spy of [...written, output]) expect(spy).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  it.each(['en', 'es'] as const)('has the words of the backend’s own codes: %s', (language) => {
    const file = new URL(`../../../backend/src/mail-texts/${language}.json`, import.meta.url);
    const { subject, code } = JSON.parse(readFileSync(file, 'utf8')) as {
      subject: string;
      code: { body: string; subject: Record<string, string> };
    };
    const { phone_number: _ofAnSms, ...what } = code.subject;
    expect(texts[language]).toEqual({ subject, body: code.body, what });
  });
});
