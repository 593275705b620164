import type { ReactNode } from 'react';
import { chakra } from '@chakra-ui/react';
import { visuallyHiddenStyles } from '../layout/visually-hidden-styles.ts';
import { useDesignText } from '../text/use-design-text.ts';
import { FieldMessage } from './field-message.tsx';
import { fieldStyles } from './field-styles.ts';
import type { FieldTexts } from './field-types.ts';

const Root = chakra('div', {
  base: { ...fieldStyles, '& .fc-label[data-hidden=true]': visuallyHiddenStyles },
});

/** Attributes that connect a control to its label, hint and message; spread them on the control. */
export interface ControlWiring {
  id: string;
  className: 'fc-control';
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

export interface FieldFrameProps extends FieldTexts {
  id: string;
  /** Ids of additional descriptions. */
  describedBy?: string | undefined;
  /** Below the control, e.g. a character count. */
  footer?: ReactNode;
  children: (wiring: ControlWiring) => ReactNode;
}

function controlWiring({ id, hint, error, success, describedBy }: FieldFrameProps): ControlWiring {
  const described = [hint && `${id}-hint`, (error || success) && `${id}-message`, describedBy];
  return {
    id,
    className: 'fc-control',
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described.filter(Boolean).join(' ') || undefined,
  };
}

/** Label, hint, control and message, connected for assistive technology. Pass custom controls as a function. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, label, hint, error, success, optional, labelHidden, footer, children } = props;
  const text = useDesignText();
  const message = error || success;
  return (
    <Root>
      <label htmlFor={id} className="fc-label" data-hidden={labelHidden}>
        {label}
        {optional && <span className="fc-optional"> ({text('field.optional')})</span>}
      </label>
      {hint && (
        <div id={`${id}-hint`} className="fc-hint">
          {hint}
        </div>
      )}
      {children(controlWiring(props))}
      {footer}
      {message && <FieldMessage id={`${id}-message`} tone={error ? 'error' : 'success'} text={message} />}
    </Root>
  );
}
