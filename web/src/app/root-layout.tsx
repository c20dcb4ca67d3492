import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { LiveRegions } from '../components/live-regions.js';

/** Moves the focus to the page's heading after navigation, unless the page has focused something already. */
function useFocusOnNavigation() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = document.getElementById('main');
    const heading = main?.querySelector('h1') ?? main;
    if (!heading || main?.contains(document.activeElement)) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
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
