export { StepScreen } from './step-screen.tsx';
