import { backendExitCodes, StartFault } from './start-fault.ts';

interface NumberLimits {
  readonly fallback: number;
  readonly min: number;
  readonly max: number;
}

/** A whole number from the environment. Throws a {@link StartFault} that names the variable. */
export function wholeNumber(
  env: NodeJS.ProcessEnv,
  name: string,
  { fallback, min, max }: NumberLimits,
): number {
  const text = env[name] || String(fallback);
  const number = Number(text);
  if (Number.isInteger(number) && number >= min && number <= max) return number;
  throw new StartFault(
    `${name} is "${text}", but it is a whole number from ${min} to ${max}.`,
    backendExitCodes.badSetting,
  );
}

/** An origin such as `https://pay.example` from the environment. Throws a {@link StartFault} that names the variable. */
export function originSetting(env: NodeJS.ProcessEnv, name: string, fallback: string): string {
  const text = env[name] || fallback;
  if (URL.canParse(text) && new URL(text).origin === text) return text;
  throw new StartFault(
    `${name} is "${text}", but it is an origin like ${fallback}.`,
    backendExitCodes.badSetting,
  );
}
