export { loadProgress } from './load-progress.ts';
export { orderStandings } from './order-progress.ts';
export { refusalOfStep } from './step-guard.ts';
