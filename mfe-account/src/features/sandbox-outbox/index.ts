export { SandboxOutbox } from './sandbox-outbox.tsx';
