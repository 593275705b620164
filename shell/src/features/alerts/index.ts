export { AlertStack } from './alert-stack.tsx';
