export { StepUnchecked } from './ui/step-unchecked.tsx';
export { TrackerLayout } from './ui/tracker-layout.tsx';
export { TrackerSkeleton } from './ui/tracker-skeleton.tsx';
