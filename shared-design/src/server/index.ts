export { createServerStyles } from './create-server-styles.tsx';
