export { MenuProvider, useMenuItems } from './menu-provider.tsx';
