import { useState } from 'react';
import { IconButton } from '../action/icon-button.tsx';
import { chakra } from '@chakra-ui/react';
import { visuallyHiddenStyles } from '../layout/visually-hidden-styles.ts';
import { useDesignText } from '../text/use-design-text.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

const Spoken = chakra('span', { base: visuallyHiddenStyles });

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'suffix' | 'autoComplete'> {
  autoComplete: 'current-password' | 'new-password';
}

/** Password with a button that shows and hides it and says so. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const [wasToggled, setWasToggled] = useState(false);
  const text = useDesignText();
  const toggle = (
    <>
      <IconButton
        icon={isShown ? 'eyeOff' : 'eye'}
        label={text(isShown ? 'field.hidePassword' : 'field.showPassword')}
        onClick={() => {
          setIsShown(!isShown);
          setWasToggled(true);
        }}
      />
      <Spoken role="status">
        {wasToggled && text(isShown ? 'field.passwordShown' : 'field.passwordHidden')}
      </Spoken>
    </>
  );
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={isShown ? 'text' : 'password'}
      suffix={toggle}
    />
  );
}
