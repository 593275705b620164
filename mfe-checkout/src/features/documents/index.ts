export { DocumentsStep } from './documents-step.tsx';
