export { TypedEmailProvider } from './typed-email-provider.tsx';
export { useTypedEmail } from './typed-email-context.ts';
