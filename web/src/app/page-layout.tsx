import { Outlet, useNavigation } from 'react-router-dom';
import { Waiting } from '../components/waiting.js';
import { NavBar } from './nav-bar.js';

/** Layout of every page with the navigation bar; a running question is shown without it. */
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
