export { EmbeddedAlerts } from './embedded-alerts.tsx';
