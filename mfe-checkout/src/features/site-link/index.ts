export { SiteLinkButton } from './site-link-button.tsx';
