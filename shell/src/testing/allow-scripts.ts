import { onTestFinished } from 'vitest';

const key = Symbol.for(`forecourt.script-policy.v1 ${location.origin}`);

/** Gives a test page the script policy that the shell's webpack runtime creates in a real one. */
export function allowScripts(createScriptURL: (text: string) => string = (text) => text): void {
  Object.assign(globalThis, { [key]: { createScriptURL } });
  onTestFinished(() => void Reflect.deleteProperty(globalThis, key));
}
