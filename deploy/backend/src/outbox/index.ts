export { messagesTo, removeMessagesTo } from './account-messages.ts';
export { createOutbox } from './create-outbox.ts';
export { mailHtml } from './mail-html.ts';
export { mailPicture } from './mail-picture.ts';
export type { SmtpSettings } from './mail-transport.ts';
export type { Outbox, OutboxMessage } from './outbox.ts';
export { smtpSettings } from './smtp-settings.ts';
export { startMail } from './start-mail.ts';
export { sweepOutbox } from './sweep-outbox.ts';
