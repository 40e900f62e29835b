import { Button } from '@salon/ui';
import { DayCalendar } from '@salon/ui/calendar';
import { ConfirmDialog, Dialog } from '@salon/ui/dialog';
import { Menu, MenuItem, MenuLine } from '@salon/ui/menu';
import { Tooltip } from '@salon/ui/tooltip';
import { toast } from '@salon/web-kit';
import { useState } from 'react';
import { Part } from './part.js';

const DAYS = (['past', 'free', 'free', 'full', 'free', 'free', 'closed', 'free', 'free', 'free'] as const)
  .map((state, at) => ({
    date: `2026-11-${at + 23}`,
    state,
    left: state === 'free' ? at + 1 : 0,
    note: state === 'closed' ? 'Closed on Sundays' : null,
  }))
  .filter(({ date }) => date <= '2026-11-30');

function Windows() {
  const [shown, setShown] = useState<'dialog' | 'confirm' | null>(null);
  const close = () => setShown(null);
  return (
    <Part title="Over the page">
      <Button onClick={() => setShown('dialog')}>Dialog</Button>
      <Button onClick={() => setShown('confirm')}>Question</Button>
      <Menu trigger={<Button>Menu</Button>}>
        <MenuItem>Reschedule</MenuItem>
        <MenuLine />
        <MenuItem danger>Cancel</MenuItem>
      </Menu>
      <Tooltip text="Why this cannot be pressed now">
        <Button>Tooltip</Button>
      </Tooltip>
      <Button onClick={() => toast.success('Saved')}>Toast</Button>
      <Button onClick={() => toast.error('Could not be saved')}>Toast of an error</Button>
      <Dialog
        open={shown === 'dialog'}
        onOpenChange={close}
        title="A window"
        description="Escape closes it."
        footer={<Button onClick={close}>Close</Button>}
      >
        Whatever is said here.
      </Dialog>
      <ConfirmDialog
        open={shown === 'confirm'}
        danger
        title="Cancel this visit?"
        text="You get back what you paid."
        confirmLabel="Cancel the visit"
        cancelLabel="Keep it"
        onConfirm={close}
        onCancel={close}
      />
    </Part>
  );
}

function Days() {
  const [day, setDay] = useState<string | null>(null);
  return (
    <Part title="Calendar">
      <DayCalendar days={DAYS} selected={day} onSelect={setDay} today="2026-11-24" onNeedMonth={() => undefined} />
    </Part>
  );
}

export const Overlays = () => (
  <>
    <Windows />
    <Days />
  </>
);
