export { TypedEmailProvider } from './typed-email-provider.tsx';
export { useKeepTypedEmail } from './use-keep-typed-email.ts';
export { useTypedEmail } from './typed-email-context.ts';
