import { useState, type ReactNode } from 'react';
import { chakra, IconButton } from '@forecourt/shared-design';
import { visuallyHiddenStyles } from '../layout/visually-hidden-styles.ts';

const Spoken = chakra('span', { base: visuallyHiddenStyles });

/** The button's two labels, and its announcements. */
interface RevealTexts {
  readonly show: string;
  readonly hide: string;
  readonly shown: string;
  readonly hidden: string;
}

/** The input type of a secret field, and the button next to it that shows and hides the value and announces that. */
export function useReveal(texts: RevealTexts): {
  readonly type: 'text' | 'password';
  readonly toggle: ReactNode;
} {
  const [isShown, setIsShown] = useState(false);
  const [wasToggled, setWasToggled] = useState(false);
  const toggle = (
    <>
      <IconButton
        icon={isShown ? 'eyeOff' : 'eye'}
        label={isShown ? texts.hide : texts.show}
        onClick={() => {
          setIsShown(!isShown);
          setWasToggled(true);
        }}
      />
      <Spoken role="status">{wasToggled && (isShown ? texts.shown : texts.hidden)}</Spoken>
    </>
  );
  return { type: isShown ? 'text' : 'password', toggle };
}
