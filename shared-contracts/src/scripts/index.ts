export { loadScript } from './load-script.ts';
export { openScriptFrame } from './open-script-frame.ts';
export type { FramePlace, FrameRequest, ScriptFrame } from './open-script-frame.ts';
export type { ScriptPlace, ScriptRequest } from './load-script.ts';
