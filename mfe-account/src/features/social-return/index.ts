export { SocialReturnPage } from './social-return-page.tsx';
