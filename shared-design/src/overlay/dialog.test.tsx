import { useState } from 'react';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderDesign } from '../testing/render-design.tsx';
import { PageHeading } from '../layout/page-heading.tsx';
import { Dialog } from './dialog.tsx';

function Decline({ isClosable }: { isClosable: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Decline</button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title="Decline the loan?"
        isClosable={isClosable}
      >
        <button onClick={() => setIsOpen(false)}>Keep the loan</button>
      </Dialog>
    </>
  );
}

async function openDialog(isClosable: boolean) {
  renderDesign(<Decline isClosable={isClosable} />);
  await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
  return screen.getByRole('dialog', { name: 'Decline the loan?' });
}

test('its close button closes it and returns focus to the opener', async () => {
  await openDialog(true);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Decline' })).toHaveFocus();
});

test('Escape closes it if it is closable', async () => {
  await openDialog(true);
  screen.getByRole('button', { name: 'Keep the loan' }).focus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('if it is not closable, it has no close button and ignores repeated Escape', async () => {
  const dialog = await openDialog(false);
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  screen.getByRole('button', { name: 'Keep the loan' }).focus();
  await userEvent.keyboard('{Escape}{Escape}');
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

test('a click outside does not close it', async () => {
  const dialog = await openDialog(true);
  await userEvent.click(dialog);
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

test('a dialog that removes its opener leaves focus on the page’s heading', async () => {
  function Item() {
    const [isThere, setIsThere] = useState(true);
    return isThere ? <Removal onRemoved={() => setIsThere(false)} /> : <p>No items</p>;
  }
  function Removal({ onRemoved }: { onRemoved: () => void }) {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <button onClick={() => setIsOpen(true)}>Remove</button>
        <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Remove it?">
          <button onClick={onRemoved}>Yes</button>
        </Dialog>
      </>
    );
  }
  renderDesign(
    <>
      <PageHeading>Items</PageHeading>
      <Item />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
  expect(screen.getByText('No items')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Items' })).toHaveFocus();
});

test('the page scrolls again once every dialog is closed, whichever closes first', () => {
  const both = (
    <Dialog isOpen onClose={() => {}} title="Outer" isClosable>
      <Dialog isOpen onClose={() => {}} title="Inner" isClosable>
        Text
      </Dialog>
    </Dialog>
  );
  const { unmount } = renderDesign(both);
  expect(document.documentElement).toHaveStyle({ overflow: 'hidden' });
  unmount();
  expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' });
});
