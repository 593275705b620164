export { NextStepLink } from './next-step-link.tsx';
export { OwnerLine, type StepOwner } from './owner-line.tsx';
export { quietAction } from './quiet-action.ts';
export { StepActions } from './step-actions.tsx';
export { StepFooter, StepNotices } from './step-notices.ts';
export { StepScreen } from './step-screen.tsx';
