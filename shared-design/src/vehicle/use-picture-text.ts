import { useCallback } from 'react';
import type { PictureView } from '@forecourt/shared-contracts/inventory';
import { useDesignText } from '../text/use-design-text.ts';

/** What a picture shows. */
export interface PictureSubject {
  /** The vehicle with its color, the same in every language. */
  alt: string;
  /** Absent for a picture that shows no particular view. */
  view?: PictureView | undefined;
  /** Its position among the vehicle's photographs, from 1. */
  position?: { n: number; total: number } | undefined;
}

/** Returns the alternative text of a picture in the language of the page: color, year, make, model and view (SHOP-56). */
export function usePictureText(): (subject: PictureSubject) => string {
  const text = useDesignText();
  return useCallback(
    ({ alt, view, position }) => {
      if (view === undefined) return alt;
      const isPhoto = view === 'photo' || view === 'samplePhoto';
      if (isPhoto && position) return text('vehicle.picture.photoOf', { name: alt, ...position });
      return text(`vehicle.picture.${view}`, { name: alt });
    },
    [text],
  );
}
