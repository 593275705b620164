export { DocumentsPage } from './documents-page.tsx';
