export { OrderFrame } from './order-frame.tsx';
export { OrderPrice } from './order-price.tsx';
export { OrderScreen } from './order-screen.tsx';
export { OrderWaiting } from './order-waiting.tsx';
