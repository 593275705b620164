import {
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { breakpointsPx, Button, chakra, Dialog, Icon, TextField } from '@forecourt/shared-design';
import { type RadioOption } from '@forecourt/shared-design/forms';
import { TimeOptions } from './time-options.tsx';

const Root = chakra('div', {
  base: {
    position: 'relative',
    alignSelf: 'start',
    '& input[role=combobox]': { cursor: 'pointer' },
    '& .fc-suffix': { insetInlineEnd: '3.5', pointerEvents: 'none' },
    '& .fc-popover': {
      position: 'absolute',
      zIndex: 'modal',
      top: 'calc(100% + 6px)',
      insetInlineStart: '0',
      width: 'max-content',
      minWidth: 'full',
      maxWidth: 'calc(100vw - 32px)',
      maxHeight: '320px',
      overflowY: 'auto',
      paddingInline: '4',
      paddingBlock: '2',
      background: 'surfaceRaised',
      border: '1px solid',
      borderColor: 'line',
      borderRadius: 'small',
      boxShadow: 'floating',
      '&:focus': { outline: 'none' },
    },
  },
});

export interface TimePickerProps {
  name: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** The slots in order, each with its label. */
  options: readonly RadioOption[];
  /** Value of the selected slot; empty for none. */
  value: string;
  onChange: (value: string) => void;
  disabled?: boolean;
  /** Placeholder while no slot is selected. */
  placeholder: string;
  /** Title of the dialog on small screens: 'Select a Time'. */
  title: string;
  /** Label of its confirm button: 'Select'. */
  select: string;
}

/**
 * Read-only field that opens a radio list of slots (FIELD-111). Small screens: a dialog with a confirm button. Larger ones: a popover that
 * closes on Tab, Enter and Escape (FIELD-112); Escape restores the previous slot.
 */
export function TimePicker(props: TimePickerProps) {
  const { name, label, hint, error, options, value, disabled, placeholder } = props;
  const listId = useId();
  const [opened, setOpened] = useState<'dialog' | 'popover' | null>(null);
  const isOpen = opened !== null;
  const close = () => setOpened(null);
  const root = useRef<HTMLDivElement>(null);
  const shown = options.find((option) => option.value === value)?.label;
  const openIt = () => {
    if (disabled || options.length === 0) return;
    setOpened(window.innerWidth < breakpointsPx.sm ? 'dialog' : 'popover');
  };
  const focusField = () => root.current?.querySelector('input')?.focus();
  const handleKey = (event: KeyboardEvent) => {
    if (isOpen || !['Enter', ' ', 'ArrowDown', 'ArrowUp'].includes(event.key)) return;
    event.preventDefault();
    openIt();
  };
  return (
    <Root ref={root}>
      <TextField
        {...{ name, label, hint, error, disabled, placeholder }}
        readOnly
        role="combobox"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={opened === 'popover' ? listId : undefined}
        value={typeof shown === 'string' ? shown : ''}
        onClick={openIt}
        onKeyDown={handleKey}
        suffix={<Icon name="clock" />}
      />
      {opened === 'dialog' && <TimeDialog {...props} onClose={close} />}
      {opened === 'popover' && <TimePopover {...{ ...props, listId, focusField }} onClose={close} />}
    </Root>
  );
}

function TimeDialog(props: TimePickerProps & { readonly onClose: () => void }) {
  const { name, label, options, value, onChange, onClose, title, select } = props;
  const [draft, setDraft] = useState(value);
  const take = () => {
    if (draft) onChange(draft);
    onClose();
  };
  return (
    <Dialog
      isOpen
      size="sm"
      title={title}
      onClose={onClose}
      footer={<Button onClick={take}>{select}</Button>}
    >
      <TimeOptions {...{ name, label, options }} value={draft} onChange={setDraft} />
    </Dialog>
  );
}

interface TimePopoverProps extends TimePickerProps {
  readonly listId: string;
  readonly onClose: () => void;
  readonly focusField: () => void;
}

function TimePopover(props: TimePopoverProps) {
  const { name, label, options, value, onChange, onClose, listId, focusField } = props;
  const [before] = useState(value);
  const end = () => {
    focusField();
    onClose();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (!['Tab', 'Enter', 'Escape'].includes(event.key)) return;
    // Tab moves on from the field; the other two must not submit the form or close a surrounding dialog.
    if (event.key !== 'Tab') {
      event.preventDefault();
      event.stopPropagation();
    }
    if (event.key === 'Escape') onChange(before);
    end();
  };
  /** The label's own click comes first; the radio's would reach an element that is already removed. */
  const handlePick = (event: MouseEvent<HTMLDivElement>) => {
    const choice = event.detail > 0 && (event.target as Element).closest('label')?.control;
    if (!(choice instanceof HTMLInputElement)) return;
    onChange(choice.value);
    end();
  };
  const handleBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onClose();
  };
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const find = (choice: string) => box.current?.querySelector<HTMLInputElement>(choice);
    (find('input:checked') ?? find('input'))?.focus();
  }, []);
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the radios in it take keys and clicks; this ends the choosing
    <div
      id={listId}
      ref={box}
      className="fc-popover"
      role="dialog"
      aria-label={props.title}
      tabIndex={-1}
      onKeyDown={handleKey}
      onClick={handlePick}
      onBlur={handleBlur}
    >
      <TimeOptions {...{ name, label, options, value, onChange }} />
    </div>
  );
}
