export { renderDesign } from './render-design.tsx';
