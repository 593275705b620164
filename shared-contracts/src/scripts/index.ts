export { loadScript } from './load-script.ts';
export { openScriptFrame } from './open-script-frame.ts';
