export { exitCodes, StartFault } from './start-fault.mjs';
export { badSetting, oneOf, origin, port, secretSetting, setting, wholeNumber } from './setting.ts';
