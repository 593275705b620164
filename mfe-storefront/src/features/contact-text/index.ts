export { ContactText } from './contact-text.tsx';
