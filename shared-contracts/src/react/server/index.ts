export { createRemoteRenderer } from './create-remote-renderer.tsx';
export type { RenderedView, RenderInput, ServerStyles } from './render-parts.ts';
