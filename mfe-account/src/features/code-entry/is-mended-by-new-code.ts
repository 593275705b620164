/** Whether a code was refused in a way that a new one mends; the alert offers it then (storefront.md section 8 'Oops, wrong code'). */
export function isMendedByNewCode(why: string): boolean {
  return why === 'wrong-code' || why === 'expired-code';
}
