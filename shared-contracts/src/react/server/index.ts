export { createRemoteRenderer } from './create-remote-renderer.tsx';
export type { RemoteRendererOptions } from './create-remote-renderer.tsx';
export type { RenderedView, RenderInput, RenderRemote, ServerStyles } from './render-parts.ts';
