export { CodeSignInPage } from './code-sign-in-page.tsx';
