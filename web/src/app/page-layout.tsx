import { Outlet, useNavigation } from 'react-router-dom';
import { Waiting } from '../components/waiting.js';
import { NavBar } from './nav-bar.js';

/** Every page with the bar on top; a running question has the screen to itself. */
export function PageLayout() {
  const onTheWay = useNavigation().state !== 'idle';
  return (
    <>
      {onTheWay && <div className="on-the-way" aria-hidden="true" />}
      <NavBar />
      {onTheWay && <Waiting />}
      <Outlet />
    </>
  );
}
