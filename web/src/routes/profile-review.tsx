import { useLocation, useNavigate, useOutletContext, useSearchParams } from 'react-router-dom';
import { Screen } from '../components/screen.js';
import { Review } from '../features/profile/review/review.js';
import { REVIEW_TEXTS } from '../features/profile/review/texts.js';

const ALONE = { again: '/singleplayer', home: '/' };
/** Among the pages of a room the player stays connected to it, and its next run leads back to it. */
const IN_ROOM = { again: '/multiplayer/lobby', home: '/multiplayer/results' };

/** The review of a game in the history, from the profile or from the results of a room. */
function ProfileReview() {
  const { key } = useLocation();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  // undefined outside of the pages of rooms; false there, too, once the room is over
  const inRoom = useOutletContext<boolean | undefined>() ?? false;
  const { again, home } = inRoom ? IN_ROOM : ALONE;
  const id = search.get('id') ?? '';
  // The first page of a window has nothing of the app to go back to.
  const back = () => void (key === 'default' ? navigate(home, { replace: true }) : navigate(-1));
  return (
    <Screen title={REVIEW_TEXTS.title} className="review">
      <Review
        key={id}
        id={id}
        inRoom={inRoom}
        again={again}
        onBack={back}
        onBegun={() => navigate('/singleplayer/play', { state: { review: id } })}
      />
    </Screen>
  );
}

export { ProfileReview as Component };
