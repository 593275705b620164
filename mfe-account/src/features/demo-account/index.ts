export { DemoAccount } from './demo-account.tsx';
