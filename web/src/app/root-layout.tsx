import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { LiveRegions } from '../components/live-regions.js';

/** Moves the focus to the start of the page after navigation, as after a page load. */
function useFocusOnNavigation() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById('main')?.focus({ preventScroll: true });
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
