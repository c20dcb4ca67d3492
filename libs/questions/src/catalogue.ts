import { TEMPLATES as GENERAL_KNOWLEDGE } from './categories/09-general-knowledge/templates.js';
import { TEMPLATES as BOOKS } from './categories/10-books/templates.js';
import { TEMPLATES as FILM } from './categories/11-film/templates.js';
import { TEMPLATES as MUSIC } from './categories/12-music/templates.js';
import { TEMPLATES as MUSICALS_AND_THEATRE } from './categories/13-musicals-and-theatre/templates.js';
import { TEMPLATES as TELEVISION } from './categories/14-television/templates.js';
import { TEMPLATES as VIDEO_GAMES } from './categories/15-video-games/templates.js';
import { TEMPLATES as BOARD_GAMES } from './categories/16-board-games/templates.js';
import { TEMPLATES as SCIENCE_AND_NATURE } from './categories/17-science-and-nature/templates.js';
import { TEMPLATES as COMPUTERS } from './categories/18-computers/templates.js';
import { TEMPLATES as MATHEMATICS } from './categories/19-mathematics/templates.js';
import { TEMPLATES as MYTHOLOGY } from './categories/20-mythology/templates.js';
import { TEMPLATES as SPORTS } from './categories/21-sports/templates.js';
import { TEMPLATES as GEOGRAPHY } from './categories/22-geography/templates.js';
import { TEMPLATES as HISTORY } from './categories/23-history/templates.js';
import { TEMPLATES as POLITICS } from './categories/24-politics/templates.js';
import { TEMPLATES as ART } from './categories/25-art/templates.js';
import { TEMPLATES as CELEBRITIES } from './categories/26-celebrities/templates.js';
import { TEMPLATES as ANIMALS } from './categories/27-animals/templates.js';
import { TEMPLATES as VEHICLES } from './categories/28-vehicles/templates.js';
import { TEMPLATES as COMICS } from './categories/29-comics/templates.js';
import { TEMPLATES as GADGETS } from './categories/30-gadgets/templates.js';
import { TEMPLATES as ANIME_AND_MANGA } from './categories/31-anime-and-manga/templates.js';
import { TEMPLATES as CARTOONS } from './categories/32-cartoons/templates.js';
import type { Kind } from './relation.js';

/** The templates of every category that has a fact table. */
export const CATALOGUE: ReadonlyMap<number, readonly Kind[]> = new Map([
  [9, GENERAL_KNOWLEDGE],
  [10, BOOKS],
  [11, FILM],
  [12, MUSIC],
  [13, MUSICALS_AND_THEATRE],
  [14, TELEVISION],
  [15, VIDEO_GAMES],
  [16, BOARD_GAMES],
  [17, SCIENCE_AND_NATURE],
  [18, COMPUTERS],
  [19, MATHEMATICS],
  [20, MYTHOLOGY],
  [21, SPORTS],
  [22, GEOGRAPHY],
  [23, HISTORY],
  [24, POLITICS],
  [25, ART],
  [26, CELEBRITIES],
  [27, ANIMALS],
  [28, VEHICLES],
  [29, COMICS],
  [30, GADGETS],
  [31, ANIME_AND_MANGA],
  [32, CARTOONS],
]);
