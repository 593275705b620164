export { OrderFrame } from './order-frame.tsx';
export { OrderScreen } from './order-screen.tsx';
export { OrderWaiting } from './order-waiting.tsx';
