export { TradeInPage } from './trade-in-page.tsx';
