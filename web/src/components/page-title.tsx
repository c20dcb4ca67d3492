export function PageTitle({ title, lead }: { title: string; lead: string }) {
  return (
    <header className="page-title">
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
    </header>
  );
}
