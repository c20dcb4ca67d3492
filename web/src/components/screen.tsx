import { type ReactNode, useEffect } from 'react';
import { APP_NAME } from '#protocol/app-name';

interface Props {
  /** What the browser's tab says, before the name of the product. */
  title?: string;
  className?: string;
  children: ReactNode;
}

/** The main part of a page. The router moves the focus here after a change of page. */
export function Screen({ title, className = '', children }: Props) {
  useEffect(() => {
    document.title = title ? `${title} · ${APP_NAME}` : APP_NAME;
  }, [title]);
  return (
    <main id="main" tabIndex={-1} className={className}>
      {children}
    </main>
  );
}
