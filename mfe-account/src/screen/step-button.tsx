import { Button, type ButtonProps } from '@salon/ui';
import { useNextFocus } from './use-next-focus.js';

interface Props extends Omit<ButtonProps, 'onClick'> {
  /** True while no step can be sent, e.g. while another one is being saved; the button keeps the focus. */
  isWaiting: boolean;
  onPress(): void;
}

/** The button of a step disappears once its step is noted; the focus stays near it. */
export function StepButton({ isWaiting, onPress, ...button }: Props) {
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
