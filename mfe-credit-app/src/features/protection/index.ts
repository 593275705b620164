export { CoveragePage } from './ui/coverage-page.tsx';
