export { ConfirmEmail, prefetchConfirmEmail } from './confirm-email.tsx';
