import { startScriptPolicy } from '../federation/site-script-policy.ts';
import { readFramePage } from './frame-page.ts';
import { startFrame } from './start-frame.ts';

startScriptPolicy();
void startFrame(window, readFramePage(document));
