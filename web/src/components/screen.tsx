import { type ReactNode, useEffect } from 'react';
import { APP_NAME } from '#protocol/app-name';

interface Props {
  /** The title of the browser tab, before the product's name. */
  title?: string;
  className?: string;
  children: ReactNode;
}

/** The main element of a page. It gets the focus after navigation. */
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
