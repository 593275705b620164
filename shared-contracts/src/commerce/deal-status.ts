import * as v from 'valibot';

/** Deal status codes (BUY-68). */
export const dealStatusCodes = [
  'UNKNOWN',
  'DPEN',
  'LNSEL',
  'LDEC',
  'LTIM',
  'LSEL',
  'APEN',
  'UACC',
  'UDEC',
  'SIGN',
  'CANC',
  'CSAV',
  'CFAIL',
  'VPEN',
  'VEXP',
  'VRFA',
  'VRWR',
  'VRFY',
  'SUBS',
  'PSIGN',
  'SUBF',
  'BOOK',
  'FUND',
  'PDOC',
  'RTRN',
] as const;

export const DealStatusSchema = v.picklist(dealStatusCodes);
export type DealStatus = v.InferOutput<typeof DealStatusSchema>;
