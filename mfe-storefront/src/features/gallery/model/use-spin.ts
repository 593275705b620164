import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { usePlatform } from '@forecourt/shared-contracts/react';
import { openSpinViewer, type MountedViewer } from '../../../platform/spin-viewer.ts';

/** An open 360-degree view. */
export interface Spin {
  readonly stage: RefObject<HTMLDivElement | null>;
  readonly state: 'loading' | 'ready' | 'failed';
  /** 0 to 359. */
  readonly degrees: number;
  readonly turnTo: (degrees: number) => void;
  readonly tryAgain: () => void;
}

interface SpinOf {
  readonly title: string;
  readonly vin: string;
  readonly images: readonly string[];
}

/** Loads the viewer into the stage, and removes it on unmount. */
export function useSpin({ vin, images, title }: SpinOf): Spin {
  const platform = usePlatform();
  const stage = useRef<HTMLDivElement>(null);
  const viewer = useRef<MountedViewer>(undefined);
  const [state, setState] = useState<Spin['state']>('loading');
  const [degrees, setDegrees] = useState(0);
  const [round, setRound] = useState(0);
  const addresses = images.join('\n');
  useEffect(() => {
    const element = stage.current;
    if (!element) return undefined;
    let isGone = false;
    setState('loading');
    const options = { vin, title, images: addresses.split('\n'), onTurn: setDegrees };
    void openSpinViewer(platform, element, options).then((opened) => {
      if (opened && isGone) opened.destroy();
      if (isGone) return;
      viewer.current = opened || undefined;
      setState(opened ? 'ready' : 'failed');
    });
    return () => {
      isGone = true;
      viewer.current?.destroy();
      viewer.current = undefined;
    };
  }, [platform, vin, title, addresses, round]);
  const turnTo = useCallback((next: number) => {
    setDegrees(next);
    viewer.current?.turnTo(next);
  }, []);
  return { stage, state, degrees, turnTo, tryAgain: () => setRound((before) => before + 1) };
}
