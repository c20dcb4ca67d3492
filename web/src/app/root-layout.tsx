import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { LiveRegions } from '../components/live-regions.js';
import { focusHeading } from '../lib/focus-heading.js';

/** Moves the focus to the page's heading after navigation, unless the page has focused something already. */
function useFocusOnNavigation() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = document.getElementById('main');
    if (!main?.contains(document.activeElement)) focusHeading();
  }, [pathname]);
}

export function RootLayout() {
  useFocusOnNavigation();
  return (
    <>
      <a className="btn skip" href="#main">
        Skip to content
      </a>
      <Outlet />
      <LiveRegions />
      <ScrollRestoration />
    </>
  );
}
