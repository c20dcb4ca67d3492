import { Outlet } from 'react-router-dom';
import { NavBar } from './nav-bar.js';

/** Every page with the bar on top; a running question has the screen to itself. */
export function PageLayout() {
  return (
    <>
      <NavBar />
      <Outlet />
    </>
  );
}
