export { useUsedCodes } from './used-codes-context.ts';
export { UsedCodesProvider } from './used-codes-provider.tsx';
