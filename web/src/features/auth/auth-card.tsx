import type { ReactNode } from 'react';
import { Shape } from '../../components/shape.js';
import './auth-card.css';

/** The card of the login and register forms. */
export function AuthCard({ title, lead, children }: { title: string; lead: ReactNode; children: ReactNode }) {
  return (
    <div className="auth">
      <Shape name="moon" className="auth-moon" />
      <Shape name="star" className="auth-star" />
      <section className="card auth-card">
        <h1>{title}</h1>
        <p className="muted">{lead}</p>
        {children}
      </section>
    </div>
  );
}
