export function PageTitle({ title, lead }: { title: string; lead: string }) {
  return (
    <header className="grid gap-2 pt-5 pb-6">
      <h1 className="text-[clamp(2.2rem,1.4rem+3.4vw,3.8rem)]">{title}</h1>
      <p className="text-lg text-muted">{lead}</p>
    </header>
  );
}
