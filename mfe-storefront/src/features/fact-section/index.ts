export { FactSection } from './fact-section.tsx';
