export { CreditNoticePage } from './credit-notice-page.tsx';
