import { useRef, useState } from 'react';

/** Runs one task at a time; tasks requested meanwhile are dropped. `busyWith` names the running task. */
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
