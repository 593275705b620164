export { FormPage } from './form-page.tsx';
export { SandboxNote } from './sandbox-note.tsx';
export { TradeInFailure } from './trade-in-failure.tsx';
