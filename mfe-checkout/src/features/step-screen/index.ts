export { StepActions } from './step-actions.tsx';
export { StepFooter, StepNotices } from './step-notices.ts';
export { StepScreen } from './step-screen.tsx';
