import { CircleAlert, CircleCheck, Info, TriangleAlert, type LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names.js';

export type NoticeTone = 'info' | 'success' | 'warning' | 'danger';

const ICONS: Record<NoticeTone, LucideIcon> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
};

interface Props extends ComponentProps<'div'> {
  tone?: NoticeTone;
}

/** A persistent message. `danger` is announced at once; `role` overrides that. */
export function Notice({ tone = 'info', className, children, ...rest }: Props) {
  const Icon = ICONS[tone];
  return (
    <div
      role={tone === 'danger' ? 'alert' : undefined}
      {...rest}
      className={classNames('notice', `notice--${tone}`, className)}
    >
      <Icon aria-hidden="true" />
      <div className="notice__text">{children}</div>
    </div>
  );
}
