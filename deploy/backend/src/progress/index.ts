export { loadProgress } from './load-progress.ts';
export { refusalOfStep } from './step-guard.ts';
