export { startWidget } from './start-widget.ts';
