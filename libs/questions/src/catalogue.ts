import type { Kind } from './relation.js';
import { ANIMALS } from './templates/animals.js';
import { ANIMALS_AND_PEOPLE } from './templates/animals-and-people.js';
import { ANIME } from './templates/anime.js';
import { ARTISTS } from './templates/artists.js';
import { ARTWORKS } from './templates/artworks.js';
import { BOARD_GAMES } from './templates/board-games.js';
import { BODY } from './templates/body.js';
import { BOOK_PEOPLE } from './templates/book-people.js';
import { BOOKS } from './templates/books.js';
import { CARTOON_FILMS } from './templates/cartoon-films.js';
import { CARTOON_SERIES } from './templates/cartoon-series.js';
import { CELEBRITIES } from './templates/celebrities.js';
import { CELEBRITY_WORKS } from './templates/celebrity-works.js';
import { CHEMISTRY } from './templates/chemistry.js';
import { CHESS_AND_CARDS } from './templates/chess-and-cards.js';
import { COMICS } from './templates/comics.js';
import { COMPUTER_HISTORY } from './templates/computer-history.js';
import { COMPUTING_TERMS } from './templates/computing.js';
import { CONCERT_MUSIC } from './templates/concert-music.js';
import { COUNTRIES } from './templates/countries.js';
import { CUSTOMS } from './templates/customs.js';
import { DEITIES } from './templates/deities.js';
import { FILM_CHARACTERS } from './templates/film-characters.js';
import { FILMS } from './templates/films.js';
import { GAMING } from './templates/gaming.js';
import { HEAVENS } from './templates/heavens.js';
import { HEROES } from './templates/heroes.js';
import { HISTORY_PEOPLE } from './templates/history-people.js';
import { HISTORY_WARS } from './templates/history-wars.js';
import { HISTORY_WORLD } from './templates/history-world.js';
import { INTERNET } from './templates/internet.js';
import { INVENTIONS } from './templates/inventions.js';
import { LEGENDS } from './templates/legends.js';
import { MANGA } from './templates/manga.js';
import { MATHEMATICS_TERMS } from './templates/mathematics-terms.js';
import { MUSICALS } from './templates/musicals.js';
import { POLITICAL_IDEAS } from './templates/political-ideas.js';
import { POLITICAL_WORLD } from './templates/political-world.js';
import { POPULAR_MUSIC } from './templates/popular-music.js';
import { REGIONS } from './templates/regions.js';
import { SCIENCES } from './templates/sciences.js';
import { SHIPS_AND_ROADS } from './templates/ships-and-roads.js';
import { SIGHTS } from './templates/sights.js';
import { SPORT_GAMES } from './templates/sport-games.js';
import { SPORT_PLACES } from './templates/sport-places.js';
import { TABLE_AND_CELLAR } from './templates/table-and-cellar.js';
import { TELEVISION } from './templates/television.js';
import { TELEVISION_CHARACTERS } from './templates/television-characters.js';
import { THEATRE } from './templates/theatre.js';
import { TOOLS } from './templates/tools.js';
import { VEHICLES } from './templates/vehicles.js';
import { VIDEO_GAMES } from './templates/video-games.js';
import { WORDS } from './templates/words.js';

/** The templates of every category that has a fact table. */
export const CATALOGUE: ReadonlyMap<number, readonly Kind[]> = new Map([
  [9, [...TABLE_AND_CELLAR, ...WORDS, ...CUSTOMS]],
  [10, [...BOOKS, ...BOOK_PEOPLE]],
  [11, [...FILMS, ...FILM_CHARACTERS]],
  [12, [...CONCERT_MUSIC, ...POPULAR_MUSIC]],
  [13, [...MUSICALS, ...THEATRE]],
  [14, [...TELEVISION, ...TELEVISION_CHARACTERS]],
  [15, [...VIDEO_GAMES, ...GAMING]],
  [16, [...BOARD_GAMES, ...CHESS_AND_CARDS]],
  [17, [...CHEMISTRY, ...HEAVENS, ...BODY, ...SCIENCES]],
  [18, [...COMPUTING_TERMS, ...INTERNET, ...COMPUTER_HISTORY]],
  [19, MATHEMATICS_TERMS],
  [20, [...DEITIES, ...LEGENDS]],
  [21, [...SPORT_GAMES, ...SPORT_PLACES]],
  [22, [COUNTRIES, ...REGIONS, ...SIGHTS]],
  [23, [...HISTORY_WARS, ...HISTORY_PEOPLE, ...HISTORY_WORLD]],
  [24, [...POLITICAL_IDEAS, ...POLITICAL_WORLD]],
  [25, [...ARTWORKS, ...ARTISTS]],
  [26, [...CELEBRITIES, ...CELEBRITY_WORKS]],
  [27, [...ANIMALS, ...ANIMALS_AND_PEOPLE]],
  [28, [...VEHICLES, ...SHIPS_AND_ROADS]],
  [29, [...HEROES, ...COMICS]],
  [30, [...INVENTIONS, ...TOOLS]],
  [31, [...ANIME, ...MANGA]],
  [32, [...CARTOON_SERIES, ...CARTOON_FILMS]],
]);
