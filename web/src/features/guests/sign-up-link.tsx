import { Link, useLocation } from 'react-router-dom';

/** Leads a guest to the registration form, and from there back to this page. */
export function SignUpLink({ children }: { children: string }) {
  const { pathname, search, hash, state } = useLocation();
  return (
    <Link className="btn primary" to="/register" state={{ from: pathname + search + hash, was: state }}>
      {children}
    </Link>
  );
}
