import { useState } from 'react';

/** Whether the device is one that is held, and so has a camera. */
export function useCamera(): boolean {
  const [hasCamera] = useState(
    () => typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches,
  );
  return hasCamera;
}
