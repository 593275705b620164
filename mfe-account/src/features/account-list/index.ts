export { AccountList } from './account-list.tsx';
