import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface Props {
  Icon: LucideIcon;
  title: ReactNode;
  text: string;
  /** The buttons of the row. */
  children?: ReactNode;
}

/** One row in a list of sign-ins or of ways to sign in. */
export const Row = ({ Icon, title, text, children }: Props) => (
  <li>
    <span className="part-icon">
      <Icon size={22} strokeWidth={2.25} aria-hidden="true" />
    </span>
    <div className="part-about">
      <p className="part-name">{title}</p>
      <p className="hint-line">{text}</p>
    </div>
    <div className="part-acts">{children}</div>
  </li>
);
