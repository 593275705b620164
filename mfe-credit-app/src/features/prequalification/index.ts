export { PrequalificationPage } from './prequalification-page.tsx';
