export { CartGate } from './cart-gate.tsx';
