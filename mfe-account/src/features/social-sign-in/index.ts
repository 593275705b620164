export { SocialSignIn } from './social-sign-in.tsx';
