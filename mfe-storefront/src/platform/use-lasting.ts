import { useEffect, useState } from 'react';

/** Returns whether something has been true for so many milliseconds without a break. */
export function useLasting(isTrue: boolean, forMs: number): boolean {
  const [hasLasted, setLasted] = useState(false);
  useEffect(() => {
    if (!isTrue) return undefined;
    const timer = setTimeout(() => setLasted(true), forMs);
    return () => {
      clearTimeout(timer);
      setLasted(false);
    };
  }, [isTrue, forMs]);
  return isTrue && hasLasted;
}
