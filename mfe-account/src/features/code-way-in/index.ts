export { CodeWayIn } from './code-way-in.tsx';
