export { OwnerLine, type StepOwner } from './owner-line.tsx';
export { StepActions } from './step-actions.tsx';
export { StepFooter, StepNotices } from './step-notices.ts';
export { StepScreen } from './step-screen.tsx';
