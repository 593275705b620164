import { useRef, useState } from 'react';

/** Does one piece of work at a time; what is asked for meanwhile is left undone. `busyWith` names what is under way. */
export function useOneAtATime<Name extends string>() {
  const [busyWith, setBusyWith] = useState<Name>();
  const isBusy = useRef(false);
  async function during(name: Name, work: () => Promise<void>): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setBusyWith(name);
    try {
      await work();
    } finally {
      isBusy.current = false;
      setBusyWith(undefined);
    }
  }
  return { busyWith, during };
}
