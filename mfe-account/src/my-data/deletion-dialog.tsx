import { Button, Notice } from '@salon/ui';
import { ConfirmDialog } from '@salon/ui/dialog';
import { type ReactNode, useState } from 'react';
import type { useDeletion } from './use-deletion.js';
import '../styles/bullets.css';
import '../styles/my-data.css';

interface Props {
  /** The button that opens the dialog. */
  label: string;
  title: ReactNode;
  /** Begins with that it cannot be undone. */
  text: ReactNode;
  deleted: readonly string[];
  kept: readonly string[];
  confirmLabel: string;
  cancelLabel: string;
  deletion: ReturnType<typeof useDeletion>;
}

const List = ({ title, items }: { title: string; items: readonly string[] }) => (
  <>
    <h3>{title}</h3>
    <ul className="bullets">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  </>
);

/** A button, and the confirmation that says what the deletion means; a refusal is shown in it (decision A19). */
export function DeletionDialog({ label, deleted, kept, deletion, ...dialog }: Props) {
  const [confirming, setConfirming] = useState(false);
  const { busy, problem, run, reset } = deletion;
  const open = () => {
    reset();
    setConfirming(true);
  };
  return (
    <>
      <Button variant="text" onClick={open}>
        {label}
      </Button>
      <ConfirmDialog
        open={confirming}
        busy={busy}
        danger
        onConfirm={run}
        onCancel={() => setConfirming(false)}
        {...dialog}
      >
        <div className="deletion">
          <List title="What is deleted" items={deleted} />
          <List title="What stays, and why" items={kept} />
        </div>
        {problem && <Notice tone="danger">{problem}</Notice>}
      </ConfirmDialog>
    </>
  );
}
