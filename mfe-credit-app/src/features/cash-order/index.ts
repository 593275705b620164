export { CashReview } from './cash-review.tsx';
