import type { CSSProperties, ReactNode } from 'react';

interface MediaAreaProps {
  readonly vin: string;
  readonly children: ReactNode;
}

/** Place of the photos. `--fc-photo` is the photo that a card of the vehicle has kept, if one led here. */
export function MediaArea({ vin, children }: MediaAreaProps) {
  return (
    <div className="fc-media-area" style={{ '--fc-photo': `var(--fc-photo-${vin})` } as CSSProperties}>
      {children}
    </div>
  );
}
