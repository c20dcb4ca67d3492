import { Link } from 'react-router-dom';
import { Avatar } from '../../components/avatar.js';
import { useHistory } from './pages.js';
import { TEXTS } from './texts.js';

/** Avatar, name and statistics, which come with the first page of the history. */
export function ProfileHeader({ username }: { username: string }) {
  const { data } = useHistory(1);
  const stats = [
    { label: TEXTS.gamesPlayed, value: data?.games_played, hue: 'clover' },
    { label: TEXTS.averageScore, value: data?.average_score, hue: 'star' },
  ];
  return (
    <header className="profile-head">
      <div className="card profile-who">
        <Avatar name={username} className="profile-ava" />
        <div className="profile-name">
          <h1>{username}</h1>
          <Link to="/account" className="profile-account">
            {TEXTS.account}
          </Link>
        </div>
      </div>
      <dl className="profile-stats">
        {stats.map(({ label, value, hue }) => (
          <div key={label} className={`card stat ${hue}`}>
            <dt>{label}</dt>
            <dd>{value ?? '–'}</dd>
          </div>
        ))}
      </dl>
    </header>
  );
}
