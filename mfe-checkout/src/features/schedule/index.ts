export { ScheduleStep } from './schedule-step.tsx';
