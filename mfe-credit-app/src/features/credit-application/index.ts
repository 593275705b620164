export { CreditApplicationPage } from './credit-application-page.tsx';
