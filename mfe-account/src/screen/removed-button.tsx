import { Button, type ButtonProps } from '@salon/ui';
import { useNextFocus } from './use-next-focus.js';

interface Props extends Omit<ButtonProps, 'onClick'> {
  /** True while a press is ignored, e.g. while another step is being saved; the button keeps the focus. */
  isWaiting?: boolean;
  onPress(): void;
}

/** A button that its own action removes, alone or with its row; the focus stays near it. */
export function RemovedButton({ isWaiting, onPress, ...button }: Props) {
  const remember = useNextFocus();
  return (
    <Button
      {...button}
      aria-disabled={isWaiting}
      onClick={({ currentTarget }) => {
        if (isWaiting) return;
        remember(currentTarget);
        onPress();
      }}
    />
  );
}
