import { useEffect, useRef, useState } from 'react';
import { photoSrcSet, withBackdrop, type VehicleImage } from '@forecourt/shared-contracts/inventory';
import { useTenant } from '@forecourt/shared-contracts/react';

interface BodyStyleImageProps {
  /** URL of the drawing, until there is a photo and when it does not load. */
  readonly drawing: string;
  readonly photo: VehicleImage | undefined;
}

const sizes = '(min-width: 960px) 320px, (min-width: 600px) 33vw, 50vw';

/** Picture of a body style: the photo of a vehicle, else a drawing. It says nothing that its link does not. */
export function BodyStyleImage({ drawing, photo }: BodyStyleImageProps) {
  const { theme, inventory } = useTenant();
  const ref = useRef<HTMLImageElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  // A photo in server-rendered HTML may have failed before React attached its listeners.
  useEffect(() => {
    const element = ref.current;
    if (element?.complete && element.naturalWidth === 0 && element.currentSrc !== '') setHasFailed(true);
  }, []);
  const shown = hasFailed ? undefined : photo;
  const srcSet = shown && photoSrcSet(shown.url, inventory);
  return (
    <img
      ref={ref}
      key={shown?.url}
      src={shown ? withBackdrop(shown.url, theme) : drawing}
      {...(srcSet && { srcSet, sizes })}
      alt=""
      width={640}
      height={480}
      loading="lazy"
      decoding="async"
      onError={() => setHasFailed(true)}
    />
  );
}
