export { PayoffPages } from './payoff-pages.tsx';
