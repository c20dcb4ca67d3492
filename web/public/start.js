// Runs before the first paint, while the app is loading: applies the stored theme, which would flash otherwise, and
// requests what the app will need next. lib/theme.ts and lib/session.ts write the keys.
(() => {
  const recall = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null; // without storage: the theme of the system, and no session
    }
  };
  const theme = recall('theme');
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.dataset.theme = theme === 'light' || theme === 'dark' ? theme : system;

  const isPlayer = recall('signed-in') !== null;
  if (isPlayer) {
    window.refreshed = fetch('/auth/refresh', { headers: { accept: 'application/json' } });
    window.refreshed.catch(() => {}); // the app handles it
  }

  const page = location.pathname
    .toLowerCase()
    .replace(/^\/|\/$/g, '')
    .replaceAll('/', '-');
  const isPublic = page === '' || page === 'login' || page === 'register';
  const screen = isPlayer ? page || 'profile' : isPublic ? page : 'login';
  const { files = [], screens = {} } = JSON.parse(document.currentScript.dataset.screens ?? '{}');
  for (const at of screens[screen] ?? []) {
    const link = document.createElement('link');
    const isStyle = files[at].endsWith('.css');
    link.rel = isStyle ? 'preload' : 'modulepreload';
    if (isStyle) link.as = 'style';
    link.crossOrigin = '';
    link.href = `/assets/${files[at]}`;
    document.head.append(link);
  }
})();
