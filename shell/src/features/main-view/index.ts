export { MainView } from './main-view.tsx';
