import { describe, expect, it } from 'vitest';
import { smtpSettings } from './smtp-settings.ts';

const host = { SMTP_HOST: 'mail.dealer.example' };

describe('smtpSettings', () => {
  it('has no mail server without a host', () => {
    expect(smtpSettings({ SMTP_PORT: '25' })).toBeUndefined();
  });

  it.each([
    [{}, { tls: 'starttls', port: 587, user: undefined, from: undefined }],
    [{ SMTP_TLS: 'implicit' }, { tls: 'implicit', port: 465 }],
    [
      { SMTP_TLS: 'none', SMTP_PORT: '1025' },
      { tls: 'none', port: 1025 },
    ],
    [
      { SMTP_USER: 'shop', SMTP_PASSWORD: 'p' },
      { user: 'shop', password: 'p' },
    ],
    [{ SMTP_FROM: 'shop@dealer.example' }, { from: 'shop@dealer.example' }],
  ])('%j', (env, expected) => {
    expect(smtpSettings({ ...host, ...env })).toMatchObject({ host: host.SMTP_HOST, ...expected });
  });

  it.each([
    [{ SMTP_TLS: 'maybe' }, /SMTP_TLS/],
    [{ SMTP_PORT: '0' }, /SMTP_PORT/],
    [{ SMTP_PORT: 'mail' }, /SMTP_PORT/],
    [{ SMTP_USER: 'shop' }, /SMTP_USER and SMTP_PASSWORD/],
    [{ SMTP_PASSWORD: 'hunter2' }, /^(?!.*hunter2).*SMTP_USER/],
    [{ SMTP_USER: 'shop', SMTP_PASSWORD_FILE: '/nowhere/at/all' }, /SMTP_PASSWORD_FILE/],
    [{ SMTP_FROM: 'Shop <shop@dealer.example>' }, /SMTP_FROM/],
  ])('refuses %j by name', (env, message) => {
    expect(() => smtpSettings({ ...host, ...env })).toThrow(message);
  });
});
