import { useEffect, useEffectEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';

/** Delay after the last keystroke before an unfinished page is saved (SITE-86). */
const keepAfterMs = 1000;

/** Saves a form in progress: a second after the last keystroke, and at once when it is left before that. */
export function useAutosave(form: UseFormReturn<Record<string, string>>, keep: () => void): void {
  const onRest = useEffectEvent(keep);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const watching = form.watch(() => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        timer = undefined;
        onRest();
      }, keepAfterMs);
    });
    return () => {
      watching.unsubscribe();
      if (timer === undefined) return;
      clearTimeout(timer);
      onRest();
    };
  }, [form]);
}
