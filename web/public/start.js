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

  // Browsers have passkeys for named sites only, not for addresses such as 127.0.0.1.
  if (window.PublicKeyCredential && !/^[\d.]+$|^\[/.test(location.hostname)) {
    document.documentElement.dataset.passkeys = '';
  }

  const isPlayer = recall('signed-in') !== null;
  if (isPlayer) {
    document.documentElement.dataset.player = '';
    window.refreshed = fetch('/auth/refresh', { headers: { accept: 'application/json' } });
    window.refreshed.catch(() => {}); // the app handles it
  }

  // The app sends a form that is submitted before it takes over the page.
  const keepForm = (event) => {
    if (!document.querySelector('#root[data-page]')) return;
    event.preventDefault();
    window.submitted = event.target;
  };
  addEventListener('submit', keepForm, { capture: true });
  // A visitor who is still typing has not finished the form.
  addEventListener('input', () => (window.submitted = undefined), { capture: true });

  const showFailure = ({ target }) => {
    if (!(target instanceof HTMLScriptElement)) return;
    const notice = document.createElement('div');
    notice.className = 'alert red';
    notice.role = 'alert';
    notice.textContent = 'The app could not be loaded. Please reload the page.';
    document.body.prepend(notice);
  };
  addEventListener('error', showFailure, { capture: true });

  const page = location.pathname.toLowerCase().replace(/(.)\/$/, '$1');
  const { files, forPlayers, forVisitors } = { files: [], forPlayers: {}, forVisitors: {} };
  const isRoomLink =
    /^\/multiplayer(\/lobby)?$/.test(page) && new URLSearchParams(location.search).get('code');
  const instead = page in forPlayers ? forVisitors[isRoomLink ? '/join' : '/login'] : [];
  const screen = isPlayer ? forPlayers[page] : (forVisitors[page] ?? instead);
  for (const at of screen ?? []) {
    const link = document.createElement('link');
    const isStyle = files[at].endsWith('.css');
    link.rel = isStyle ? 'preload' : 'modulepreload';
    if (isStyle) link.as = 'style';
    link.crossOrigin = '';
    link.href = `/assets/${files[at]}`;
    document.head.append(link);
  }
})();
