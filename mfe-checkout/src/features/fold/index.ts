export { Fold } from './fold.tsx';
