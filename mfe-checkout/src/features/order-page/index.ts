export { OrderFrame } from './order-frame.tsx';
export { OrderPlaceholder } from './order-placeholder.tsx';
export { OrderPrice } from './order-price.tsx';
export { OrderScreen } from './order-screen.tsx';
export { OrderWaiting } from './order-waiting.tsx';
